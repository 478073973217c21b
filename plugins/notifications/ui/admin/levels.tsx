import type { TFunction } from 'i18next'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { WarningColour } from '#plugins/deadlines/contract/nearness'
import { usualLevels } from '#plugins/deadlines/contract/usual_levels'
import { levelFields } from '#plugins/notifications/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { fieldColumn, type ListColumn } from '#resources/admin/resource/list_column'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { fieldText } from '#resources/app/field_text'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { ColourOf } from './colour_of'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('notifications:level.one'),
    fields: [
      ['days', 'half'],
      ['colour', 'half'],
      ['nameZh', 'half'],
      ['nameEn', 'half'],
    ],
  },
]

/** Made with the screen: its label is in the language of that. */
const colourColumn = (): ListColumn => ({
  ...fieldColumn(levelFields, 'colour'),
  cell: (row) => (
    <ColourOf colour={row.colour as WarningColour}>
      {fieldText(levelFields.colour, row.colour)}
    </ColourOf>
  ),
})

/** The levels of warning, the nearest to the due date first. */
export function LevelList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={levelFields}
      columns={['days', colourColumn(), 'nameZh', 'nameEn']}
      sort={{ field: 'days', order: 'ASC' }}
      newLabel={t('notifications:level.new')}
      moreFilters={<UsualLevels />}
      deletes
    />
  )
}

/** What holds as long as there is no level. */
function UsualLevels() {
  const { t } = useTranslation()
  const { total } = useListContext()
  if (total !== 0) return null
  const levels = usualLevels.map(({ name, days }) =>
    t('notifications:level.each', { name: say(name), days })
  )
  return (
    <Quiet>
      {t('notifications:level.usual', { levels: levels.join(t('notifications:level.between')) })}
    </Quiet>
  )
}

export function LevelCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={levelFields}
      sections={sections(t)}
      title={t('notifications:level.new')}
    />
  )
}

export function LevelEdit() {
  const { t, i18n } = useTranslation()
  return (
    <ResourceEdit
      fields={levelFields}
      sections={sections(t)}
      nameOf={({ nameZh, nameEn }) => String(i18n.language === 'zh' ? nameZh : nameEn)}
      deletes
    />
  )
}
