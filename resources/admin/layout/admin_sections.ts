import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '#resources/app/navigation/navigation'
import type { MenuSection } from '#resources/app/shell/menu_section'
import type { AdminOptions } from '../admin_resource'

const HOME = '/admin'
const levels = ['platform', 'company', 'project'] as const

/** Whose a resource is. */
const levelOf = (options?: Partial<AdminOptions>) => options?.level ?? 'project'

/** The left menu of the back office: its home, then what there is to administer, level by level. */
export function useAdminSections(): MenuSection[] {
  const { t } = useTranslation()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { url } = useNavigation()
  const [path] = url.split('?') as [string]
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList)
  const home = {
    ...{ id: 'home', label: translate('ra.page.dashboard'), href: HOME, icon: 'home' },
    isOn: path === HOME,
  }
  const ofLevels = levels.map((level) => ({
    id: level,
    title: t(`admin.levels.${level}`),
    entries: resources
      .filter(({ options }) => levelOf(options) === level)
      .map(({ name, options }) => {
        const href = `${HOME}/${name}`
        const isOn = path === href || path.startsWith(`${href}/`)
        return { id: name, label: labelOf(name), href, icon: options?.icon ?? 'list', isOn }
      }),
  }))
  const filled = ofLevels.filter(({ entries }) => entries.length > 0)
  return [{ id: 'home', entries: [home] }, ...filled]
}
