import { everyPart } from '#kernel/configuration/every_part'
import type { Words } from '#kernel/language/words'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** What a confirmed configuration holds fast, as people know it: the parts that say so of themselves. */
export async function heldLabels(registry: PluginRegistry): Promise<Words[]> {
  const parts = await everyPart(registry)
  return parts.flatMap(({ holds, label }) => (holds ? [label] : []))
}
