import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { noticeFields, noticeTemplateFields } from '#plugins/notifications/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { fieldText } from '#resources/app/field_text'

const sections = (t: TFunction, withUsers: boolean): FormSection[] => [
  {
    title: t('notifications:notice.when'),
    fields: [
      ['event', 'half'],
      ['interval', 'half'],
      ...(withUsers ? [['users', 'whole'] as const] : []),
      ['roles', 'whole'],
    ],
  },
  {
    title: t('notifications:notice.how'),
    fields: [
      ['ways', 'half'],
      ['rests', 'half'],
    ],
  },
  {
    title: t('notifications:notice.texts'),
    fields: [
      ['textZh', 'whole'],
      ['textEn', 'whole'],
    ],
  },
]

const nameOf = ({ event }: Record<string, unknown>) => fieldText(noticeFields.event, event)

/** The rules of notification of a project: one for each event. */
export function NoticeList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={noticeFields}
      columns={['event', 'users', 'roles', 'interval', 'ways', 'rests']}
      filters={['event']}
      sort={{ field: 'event', order: 'ASC' }}
      newLabel={t('notifications:notice.new')}
      deletes
    />
  )
}

export function NoticeCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={noticeFields}
      sections={sections(t, true)}
      title={t('notifications:notice.new')}
    />
  )
}

export function NoticeEdit() {
  const { t } = useTranslation()
  return <ResourceEdit fields={noticeFields} sections={sections(t, true)} nameOf={nameOf} deletes />
}

/** Those that the company keeps for its projects. */
export function NoticeTemplateList() {
  const { t } = useTranslation()
  return (
    <ResourceList
      fields={noticeTemplateFields}
      columns={['event', 'roles', 'interval', 'ways', 'rests']}
      filters={['event']}
      sort={{ field: 'event', order: 'ASC' }}
      newLabel={t('notifications:notice.new')}
      deletes
    />
  )
}

export function NoticeTemplateCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={noticeTemplateFields}
      sections={sections(t, false)}
      title={t('notifications:notice.new')}
    />
  )
}

export function NoticeTemplateEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={noticeTemplateFields}
      sections={sections(t, false)}
      nameOf={nameOf}
      deletes
    />
  )
}
