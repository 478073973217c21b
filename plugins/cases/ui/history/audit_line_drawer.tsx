import { useTranslation } from 'react-i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { SideDrawer } from '#resources/kit/side_drawer'
import { actText } from '../case/act_text'
import type { AuditLine } from './audit_line'
import { ChangeTable } from './change_table'
import { HashText } from './hash_text'

interface AuditLineDrawerProps {
  caseId: string
  line: AuditLine | null
  onClose: () => void
}

/** One line of the trail with every change that it holds. */
export function AuditLineDrawer({ caseId, line, onClose }: AuditLineDrawerProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer
      open={line !== null}
      width={680}
      title={line ? `${line.seq} · ${actText(t, line.act)}` : ''}
      onClose={onClose}
    >
      {line && (
        <div style={{ padding: '12px 18px', overflow: 'auto' }}>
          <p>
            <Moment at={line.at} /> · {whoText(line.actorName)}
          </p>
          {line.reason && <p>{line.reason}</p>}
          <p style={{ margin: '2px 0 10px' }}>
            <HashText hash={line.hash} whole />
          </p>
          <ChangeTable key={line.seq} caseId={caseId} line={line} />
        </div>
      )}
    </SideDrawer>
  )
}
