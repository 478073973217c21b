/** Names of the installed plugins, in their order; undefined until the page has said them. */
let installed: readonly string[] | undefined

/**
 * Takes over what the page says of the installed plugins, before anything is shown. It is the same
 * for as long as the page is open, and known to every program of the client alike.
 */
export function startContributions(names: readonly string[] | undefined): void {
  installed = names
}

/** Name of the plugin that a file under /plugins belongs to. */
function ownerOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/**
 * What plugins put into a place of the client, without those that are not installed; each plugin
 * after those that it requires.
 * @param found modules by path, from a glob of /plugins
 * @returns all of them when the server does not say which are installed
 */
export function contributionsOf<Module>(found: Record<string, Module>): Module[] {
  const all = Object.entries(found)
  if (!installed) return all.map(([, module]) => module)
  const rankOf = ([path]: [string, Module]) => installed!.indexOf(ownerOf(path))
  return all
    .filter((each) => rankOf(each) >= 0)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(([, module]) => module)
}
