export { GameSymbols as default } from "../../_ui/symbols/game-symbols.tsx";
