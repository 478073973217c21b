/**
 * Whether a plugin stands in the list of installed plugins.
 * @param list text of config/plugins.ts; a line that is commented out does not count
 */
export function isInstalled(name: string, list: string): boolean {
  return list
    .split('\n')
    .some((line) => !line.trim().startsWith('//') && line.includes(`'#plugins/${name}/plugin'`))
}
