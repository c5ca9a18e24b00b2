import type { Layout } from "../../../core/look/layout.ts";
import type { SectionId } from "./sections.ts";

export const layout: Layout<SectionId> = {
  accent: { light: "#7e4ca8", dark: "#ba8cb5" },
  words: { reveal: "Upon Reveal", throughout: "Throughout", end: "End of Battle", special: "Special Trigger" },
  marks: {
    kind: { unit: "unit", celestial: "celestial" },
    deployment: { standard: "standard", strategic: "strategic", lightspeed: "lightspeed" },
    timing: { reveal: "reveal", throughout: "throughout", end: "end", special: "special" },
  },
  frames: { attribute: "deployment", of: { standard: "silver", strategic: "silver", lightspeed: "gold" } },
  faces: [
    {
      which: { kinds: ["unit"] },
      shape: "upright",
      outline: "craft",
      slots: [
        { at: "band", attribute: "apex", label: "Apex" },
        { at: "over", attribute: "faction" },
        { at: "line", attribute: "kind" },
        { at: "line", attribute: "deployment" },
        { at: "lead", attribute: "timing", as: "mark" },
        { at: "lead", attribute: "timing" },
        { at: "art", attribute: "cq", label: "CQ", large: true },
      ],
      line: [
        { at: "line", attribute: "apex", label: "Apex", large: true, quiet: true },
        { at: "line", attribute: "cq", symbol: "cq" },
      ],
    },
    {
      which: { kinds: ["celestial"] },
      shape: "upright",
      outline: "place",
      slots: [
        { at: "over", attribute: "faction", quiet: true },
        { at: "line", attribute: "kind" },
      ],
      line: [],
    },
  ],
  groups: [
    { heading: "Celestials", which: { kinds: ["celestial"] } },
    { heading: "Standard units", which: { kinds: ["unit"], attribute: "deployment", words: ["standard"] } },
    { heading: "Strategic units", which: { kinds: ["unit"], attribute: "deployment", words: ["strategic"] } },
    { heading: "Lightspeed units", which: { kinds: ["unit"], attribute: "deployment", words: ["lightspeed"] } },
    { heading: "Units", which: { kinds: ["unit"] } },
  ],
  charts: [
    { id: "cq", as: "histogram", title: "CQ", attribute: "cq", from: 0, to: 8, which: { kinds: ["unit"] } },
    { id: "deployment", as: "bars", title: "Deployment", attribute: "deployment", which: { kinds: ["unit"] } },
    { id: "timing", as: "bars", title: "Timing", attribute: "timing", none: "No effect", which: { kinds: ["unit"] } },
    { id: "factions", as: "bars", title: "Factions", attribute: "faction", which: { kinds: ["unit"] } },
    {
      id: "totals",
      as: "totals",
      title: "Totals",
      of: [
        { label: "CQ", attribute: "cq", which: { kinds: ["unit"] } },
        { label: "Apex units", attribute: "apex", which: { kinds: ["unit"] } },
      ],
    },
  ],
};
