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

/** The longest wait after a frame in milliseconds: some browsers do not say that they have painted. */
const AT_MOST = 200;

function loading(scripts: readonly string[]): string {
  const add = 'const s=document.createElement("script");s.setAttribute("async","");s.src=src;document.head.append(s)';
  const load = `const left=${JSON.stringify(scripts)},load=()=>{for(const src of left.splice(0)){${add}}}`;
  const painted = 'new PerformanceObserver(load).observe({type:"paint",buffered:true})';
  return `{${load};if(document.hidden)load();else{requestAnimationFrame(()=>setTimeout(load,${AT_MOST}));${painted}}}`;
}
