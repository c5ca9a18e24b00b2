export { AllSymbols as default } from "../../_ui/symbols/all-symbols.tsx";
