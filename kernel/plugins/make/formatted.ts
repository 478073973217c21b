/** A text as prettier writes it, whatever names stand in it: only whoever builds makes plugins. */
export async function formatted(path: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier')
  return format(text, { ...(await resolveConfig(path)), filepath: path })
}
