import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import type { AuditLine } from './audit_line'
import { ChangeName } from './change_name'
import { flatChanges } from './flat_changes'
import { LongValue } from './long_value'

const STEP = 200
const cells = { whiteSpace: 'normal', maxWidth: 'none', py: '5px', verticalAlign: 'top' }

interface ChangeTableProps {
  caseId: string
  line: AuditLine
}

/** All changes of a line: what, what it was, what it is. */
export function ChangeTable({ caseId, line: { seq, changes, left } }: ChangeTableProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const [most, setMost] = useState(STEP)
  const found = useMemo(() => flatChanges(changes, catalogue), [changes, catalogue])
  const isTooLong = changes.some((change) => change.shortened && isBare(change))
  if (isTooLong && found.every(isBare)) return <p>{t('cases:audit.too_long')}</p>
  if (found.length === 0) return <EmptyState icon="check" title={t('cases:audit.no_changes')} />
  return (
    <>
      <MiniTable sx={{ 'tableLayout': 'fixed', '& td': cells }}>
        <thead>
          <tr>
            <th style={{ width: '36%' }}>{t('cases:history.element')}</th>
            <th>{t('cases:history.before')}</th>
            <th>{t('cases:history.after')}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, most).map((change) => (
            <tr key={change.key}>
              <td>
                <ChangeName change={change} />
              </td>
              <td>
                <LongValue caseId={caseId} seq={seq} change={change} side="before" />
              </td>
              <td>
                <LongValue caseId={caseId} seq={seq} change={change} side="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </MiniTable>
      {found.length > most && (
        <Btn kind="ghost" size="small" onClick={() => setMost(most + STEP)}>
          {t('cases:audit.show_more', { count: found.length - most })}
        </Btn>
      )}
      {left > 0 && <p>{t('cases:audit.left', { count: left })}</p>}
    </>
  )
}

/** Told without its values. */
const isBare = ({ before, after }: { before?: unknown; after?: unknown }) =>
  before === undefined && after === undefined
