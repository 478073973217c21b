import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import type { AuditLine } from './audit_line'
import { ChangeName } from './change_name'
import { flatChanges } from './flat_changes'
import { TrailValue } from './trail_value'

const STEP = 200
const cells = { whiteSpace: 'normal', maxWidth: 'none', py: '5px', verticalAlign: 'top' }

/** All changes of a line: what, what it was, what it is. */
export function ChangeTable({ changes }: { changes: AuditLine['changes'] }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const [most, setMost] = useState(STEP)
  const found = useMemo(() => flatChanges(changes, catalogue), [changes, catalogue])
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
                <TrailValue change={change} value={change.before} />
              </td>
              <td>
                <TrailValue change={change} value={change.after} />
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
    </>
  )
}
