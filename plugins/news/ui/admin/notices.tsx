import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { platformZone, today } from '#kernel/fields/today'
import { noticeFields } from '#plugins/news/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('news:notices.one'),
    hint: t('news:notices.hint'),
    fields: [
      ['tone', 'third'],
      ['startsOn', 'third'],
      ['endsOn', 'third'],
      ['textZh', 'whole'],
      ['textEn', 'whole'],
    ],
  },
]

const LONGEST_TITLE = 40

/** The notices of the platform. */
export function NoticeList() {
  const { t, i18n } = useTranslation()
  return (
    <ResourceList
      fields={noticeFields}
      columns={[i18n.language === 'zh' ? 'textZh' : 'textEn', 'tone', 'startsOn', 'endsOn']}
      filters={['tone']}
      sort={{ field: 'startsOn', order: 'DESC' }}
      newLabel={t('news:notices.new')}
      deletes
    />
  )
}

export function NoticeCreate() {
  const { t } = useTranslation()
  const day = today(platformZone)
  return (
    <ResourceCreate
      fields={noticeFields}
      sections={sections(t)}
      title={t('news:notices.new')}
      defaults={{ tone: 'info', startsOn: day, endsOn: day }}
    />
  )
}

export function NoticeEdit() {
  const { t, i18n } = useTranslation()
  return (
    <ResourceEdit
      fields={noticeFields}
      sections={sections(t)}
      nameOf={({ textZh, textEn }) =>
        String(i18n.language === 'zh' ? textZh : textEn).slice(0, LONGEST_TITLE)
      }
      deletes
    />
  )
}
