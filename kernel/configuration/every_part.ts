import {
  type ConfigurationPart,
  configurationParts,
} from '#kernel/configuration/configuration_part'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** What is configured in a project: the settings of plugins, and what plugins bring beside them. */
export async function everyPart(
  plugins: Pick<PluginRegistry, 'collect'>
): Promise<readonly ConfigurationPart[]> {
  const { default: ofKernel } = await import('#kernel/settings/settings_configuration')
  return [...ofKernel, ...(await plugins.collect(configurationParts))]
}
