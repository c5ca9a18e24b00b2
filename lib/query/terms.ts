// Queries that a press changes by one term: what was typed stays as it was typed.

/** The terms of a query as they were typed: its parts between the spaces outside of quotes and parentheses. */
function termsOf(text: string): readonly string[] {
  const terms: string[] = [];
  let term = "";
  let depth = 0;
  let isQuoted = false;
  for (const c of text) {
    if (/["“”„‟]/.test(c)) isQuoted = !isQuoted;
    else if (!isQuoted && c === "(") depth++;
    else if (!isQuoted && c === ")") depth--;
    if (/\s/.test(c) && !isQuoted && depth <= 0) {
      if (term !== "") terms.push(term);
      term = "";
    } else term += c;
  }
  return term === "" ? terms : [...terms, term];
}

const isOr = (term: string) => term.toLowerCase() === "or";

/** The query without some terms. One that offers a choice keeps them all, because each is only part of a choice. */
export function withoutTerms(text: string, gone: readonly string[]): string {
  const terms = termsOf(text);
  if (terms.some(isOr)) return terms.join(" ");
  return terms.filter((term) => !gone.includes(term)).join(" ");
}

/** Whether every card that the query finds has to match this term. */
export function hasTerm(text: string, term: string): boolean {
  const terms = termsOf(text);
  return terms.includes(term) && !terms.some(isOr);
}

/** The query with one more term, which holds for all of it. */
export function withTerm(text: string, term: string): string {
  const terms = termsOf(text);
  const whole = terms.some(isOr) ? [`(${terms.join(" ")})`] : terms;
  return [...whole, term].join(" ");
}
