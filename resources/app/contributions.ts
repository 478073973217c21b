/** Name of the plugin that a file under /plugins belongs to. */
function ownerOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/**
 * What plugins put into a place of the client, without those that are not installed.
 * @param found modules by path, from a glob of /plugins
 * @param installed names of the installed plugins; all are taken when the server does not say
 */
export function contributionsOf<Module>(
  found: Record<string, Module>,
  installed?: string[]
): Module[] {
  return Object.entries(found)
    .filter(([path]) => !installed || installed.includes(ownerOf(path)))
    .map(([, module]) => module)
}
