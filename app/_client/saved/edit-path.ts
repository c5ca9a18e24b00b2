/** The address of the page where a set of this browser is written. */
export function editPath(id: string): string {
  return `/sets/edit#${id}`;
}
