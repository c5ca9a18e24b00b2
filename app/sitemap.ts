import type { MetadataRoute } from "next";
import { games } from "../lib/games/index.ts";
import { siteOrigin } from "./_server/origin.ts";

const PAGES = ["", "/help", "/check", "/compare", "/sets"];
const OF_GAME = ["", "/cards", "/decks", "/learn", "/rules", "/build"];

/** The pages that are always there. Decks and cards are found from them. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteOrigin();
  return [...PAGES, ...games.flatMap(({ id }) => OF_GAME.map((part) => `/${id}${part}`))].map((path) => ({
    url: `${origin}${path === "" ? "/" : path}`,
  }));
}

export const dynamic = "force-dynamic";
