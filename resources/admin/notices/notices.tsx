import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { platformZone, today } from '#kernel/fields/today'
import { noticeFields } from '#kernel/notices/notice_fields'
import { KeptCreate } from '../kept/kept_create'
import { KeptEdit } from '../kept/kept_edit'
import type { FormSection } from '../kept/kept_form'
import { KeptList } from '../kept/kept_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('admin.notices.one'),
    hint: t('admin.notices.hint'),
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
    <KeptList
      fields={noticeFields}
      columns={[i18n.language === 'zh' ? 'textZh' : 'textEn', 'tone', 'startsOn', 'endsOn']}
      filters={['tone']}
      sort={{ field: 'startsOn', order: 'DESC' }}
      newLabel={t('admin.notices.new')}
      deletes
    />
  )
}

export function NoticeCreate() {
  const { t } = useTranslation()
  const day = today(platformZone)
  return (
    <KeptCreate
      fields={noticeFields}
      sections={sections(t)}
      title={t('admin.notices.new')}
      defaults={{ tone: 'info', startsOn: day, endsOn: day }}
    />
  )
}

export function NoticeEdit() {
  const { t, i18n } = useTranslation()
  return (
    <KeptEdit
      fields={noticeFields}
      sections={sections(t)}
      nameOf={({ textZh, textEn }) =>
        String(i18n.language === 'zh' ? textZh : textEn).slice(0, LONGEST_TITLE)
      }
      deletes
    />
  )
}
