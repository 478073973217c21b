import { useTranslation } from 'react-i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import type { RowOf } from '../resource/list_column'
import { changedLabel, changedText } from './trail_words'

const cells = { whiteSpace: 'normal', maxWidth: 'none', py: '5px', verticalAlign: 'top' }

/** What was done, of the company or of the platform. */
export type TrailLine = RowOf<'GET /admin/trail'> | RowOf<'GET /admin/platform-trail'>

interface TrailDrawerProps {
  line: TrailLine | null
  title: string
  onClose: () => void
}

/** A line of the trail with all that it changed: what it was, and what it is. */
export function TrailDrawer({ line, title, onClose }: TrailDrawerProps) {
  const { t } = useTranslation()
  const { changes = [], subject = '', names = {} } = line ?? {}
  const textOf = (path: string, value: unknown) => changedText({ subject, names }, path, value)
  return (
    <SideDrawer open={line !== null} title={title} onClose={onClose} width={640}>
      <div style={{ padding: '14px 18px', overflow: 'auto' }}>
        {line && (
          <Quiet>
            {whoText(line.actor)} · <Moment at={line.at} />
          </Quiet>
        )}
        <MiniTable sx={{ 'tableLayout': 'fixed', 'mt': '10px', '& td': cells }}>
          <thead>
            <tr>
              <th style={{ width: '28%' }}>{t('admin.trail.field')}</th>
              <th>{t('admin.trail.before')}</th>
              <th>{t('admin.trail.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, before, after }) => (
              <tr key={path}>
                <td>{changedLabel(subject, path)}</td>
                <td style={{ overflowWrap: 'anywhere' }}>{textOf(path, before)}</td>
                <td style={{ overflowWrap: 'anywhere' }}>{textOf(path, after)}</td>
              </tr>
            ))}
          </tbody>
        </MiniTable>
      </div>
    </SideDrawer>
  )
}
