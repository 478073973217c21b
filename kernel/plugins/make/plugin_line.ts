/** The line of config/plugins.ts that installs a plugin. */
export const pluginLine = (name: string) => `  (await import('#plugins/${name}/plugin')).default,\n`

/** The text of config/plugins.ts with one line more; null when the list is written another way. */
export function withPluginLine(text: string, name: string): string | null {
  const line = pluginLine(name)
  if (text.includes(line)) return text
  const end = text.match(/^\]$/m)
  return end ? text.slice(0, end.index) + line + text.slice(end.index) : null
}
