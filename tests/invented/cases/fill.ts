const parsed = new Map<string, readonly string[]>()

/** Puts values in place of `{names}`; what has none is left out. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  // Texts and names in turn. The sentences are few, the cases many.
  let parts = parsed.get(sentence)
  if (!parts) parsed.set(sentence, (parts = sentence.split(/[{}]/)))
  let text = parts[0]
  for (let at = 1; at < parts.length; at += 2) text += (values[parts[at]] ?? '') + parts[at + 1]
  return text
}
