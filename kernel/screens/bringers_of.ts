import { wording } from '#kernel/lang/server/wording'
import type { BringsScreens, ResourceScreens } from '#kernel/screens/screen'
import type { PluginSettings } from '#kernel/settings/plugin_settings'

type Configured = BringsScreens & { readonly settings?: PluginSettings }

/** The kernel and these plugins; what their projects decide for themselves has screens, too. */
export function bringersOf(
  kernel: BringsScreens,
  plugins: readonly Configured[]
): readonly BringsScreens[] {
  const resources = [...(kernel.resources ?? []), ...settingsScreens(plugins)]
  return [{ ...kernel, resources }, ...plugins]
}

/** The settings of each plugin are at /system and its name. */
function settingsScreens(plugins: readonly Configured[]): ResourceScreens[] {
  const configured = plugins.filter(({ settings }) => settings !== undefined)
  if (configured.length === 0) return []
  return [
    {
      resource: 'settings',
      label: wording('screens.settings'),
      icon: 'settings',
      permission: 'SYS_CONF',
      list: '/system/settings',
      namedRows: Object.fromEntries(configured.map(({ name }) => [name, `/system/${name}`])),
      menu: { group: 'configuration', under: 'system_configuration', order: 90 },
    },
  ]
}
