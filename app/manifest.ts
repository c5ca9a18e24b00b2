import type { MetadataRoute } from "next";
import { spelled } from "../lib/core/words.ts";
import { games } from "../lib/games/index.ts";

/** What a device needs to install Drydock. Pages set the colour of the window for light and dark themselves. */
export default function manifest(): MetadataRoute.Manifest {
  const png = (name: string, sizes: string) => ({ src: `/${name}.png`, sizes, type: "image/png" });
  return {
    id: "/",
    name: "Drydock",
    short_name: "Drydock",
    description: `Build, check and playtest decks for ${spelled(games.length)} sci-fi card games.`,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f4f0e6",
    theme_color: "#f4f0e6",
    icons: [
      png("icon-192", "192x192"),
      png("icon-512", "512x512"),
      { ...png("icon-maskable", "512x512"), purpose: "maskable" },
    ],
  };
}
