/** How Next names the scripts of a page, in its head and at its end. All of them may come in any order. */
const SCRIPT =
  /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)"(?: async=""| nonce="[^"]*"| id="[^"]*")*><\/script>/g;
const AHEAD = /<link rel="preload" as="script"[^>]*>/g;
const END = "</body>";

/**
 * Lets the scripts of a page come in after its first paint. Otherwise they share the line and the processor with the
 * style sheets and fonts of what people read first. A page that nobody looks at yet is never painted, so it does not
 * wait.
 */
export function lateScripts(html: string, nonce: string): string {
  const scripts: string[] = [];
  const rest = html.replace(SCRIPT, (tag, src: string) => {
    if (!tag.includes(' async=""')) return tag;
    scripts.push(src);
    return "";
  });
  const end = rest.lastIndexOf(END);
  if (scripts.length === 0 || end < 0) return html;
  const loader = `<script nonce="${nonce}">${loading(scripts)}</script>`;
  return rest.slice(0, end).replace(AHEAD, "") + loader + rest.slice(end);
}

function loading(scripts: readonly string[]): string {
  const add = 'const s=document.createElement("script");s.setAttribute("async","");s.src=src;document.head.append(s)';
  const load = `const load=()=>{for(const src of ${JSON.stringify(scripts)}){${add}}}`;
  return `{${load};document.hidden?load():requestAnimationFrame(()=>setTimeout(load))}`;
}
