import { BootRefusal } from '#kernel/boot_refusal'
import type { PluginManifest } from '#kernel/plugins/define_plugin'

/** Orders plugins so that each comes after the ones it requires; refuses circles and gaps. */
export function sortByRequirements(manifests: readonly PluginManifest[]): PluginManifest[] {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]))
  const sorted = new Set<PluginManifest>()

  const visit = (manifest: PluginManifest, trail: readonly string[]) => {
    if (trail.includes(manifest.name)) {
      const circle = [...trail, manifest.name].join(' -> ')
      throw new BootRefusal(`Plugins require each other in a circle: ${circle}`)
    }
    for (const name of manifest.requires ?? []) {
      const required = byName.get(name)
      if (!required) {
        throw new BootRefusal(
          `Plugin "${manifest.name}" requires "${name}", which is not installed`
        )
      }
      visit(required, [...trail, manifest.name])
    }
    sorted.add(manifest)
  }

  for (const manifest of manifests) visit(manifest, [])
  return [...sorted]
}
