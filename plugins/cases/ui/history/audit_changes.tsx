import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Quiet } from '#resources/kit/panel'
import type { AuditLine } from './audit_line'
import { ChangeName } from './change_name'
import { flatChanges } from './flat_changes'
import { TrailValue } from './trail_value'

interface AuditChangesProps {
  changes: AuditLine['changes']
  /** Element that the trail was asked for; its change is the one to show. */
  asked?: string
}

/** One change of a line in words, and how many more there are; a first save is only counted. */
export function AuditChanges({ changes, asked }: AuditChangesProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const found = useMemo(() => flatChanges(changes, catalogue), [changes, catalogue])
  const first = found.find(({ element }) => asked && element?.startsWith(asked)) ?? found[0]
  if (!first) {
    const isTooLong = changes.some(({ shortened }) => shortened)
    return <Quiet>{t(isTooLong ? 'cases:audit.too_long' : 'cases:audit.no_changes')}</Quiet>
  }
  if (changes[0]?.path === '' && !asked)
    return <Quiet>{t('cases:audit.whole_content', { count: found.length })}</Quiet>
  return (
    <>
      <ChangeName change={first} />: <TrailValue change={first} value={first.before} /> →{' '}
      <TrailValue change={first} value={first.after} />
      {found.length > 1 && <Quiet> +{found.length - 1}</Quiet>}
    </>
  )
}
