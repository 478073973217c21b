import { Turns } from '#kernel/turns'

/** Items of a list that are written at one go. */
const AT_ONCE = 200

/** A list as JSON. A long one is written in portions, and everybody else has their turn in between. */
export async function listAsJson<Item>(
  items: readonly Item[],
  toJson: (item: Item) => unknown = (item) => item
): Promise<string> {
  const turns = new Turns()
  const parts: string[] = []
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const part = items.slice(from, from + AT_ONCE).map(toJson)
    parts.push(JSON.stringify(part).slice(1, -1))
    await turns.rest()
  }
  return `[${parts.join(',')}]`
}
