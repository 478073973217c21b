import { toTimestamp } from '#kernel/case/content/hl7_timestamp'
import type { Leaf } from '#kernel/case/content/leaf'
import { nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import type { Slot } from '#plugins/e2b/message/slot'

/** Puts a leaf into the attributes of its element (`#text` for the text). */
export function writeValue(slot: Slot, leaf: Leaf, attributes: Record<string, string>) {
  const nullFlavor = nullFlavorOf(leaf)
  const { prefix } = slot.node
  if (nullFlavor !== undefined) {
    attributes.nullFlavor = nullFlavor
    if (prefix !== undefined) attributes[slot.attribute] = prefix
    return
  }
  const value = valueOf(leaf)
  if (value === undefined || value === '') return
  const text = slot.element!.type === 'date' ? toTimestamp(String(value)) : String(value)
  attributes[slot.attribute] = prefix === undefined ? text : prefix + text
  if (typeof leaf !== 'object' || !('value' in leaf)) return
  for (const name of ['codeSystem', 'codeSystemVersion', 'displayName'] as const) {
    if (leaf[name] !== undefined) attributes[name] = leaf[name]
  }
}
