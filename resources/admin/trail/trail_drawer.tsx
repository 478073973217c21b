import type { RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ElementChange } from '#kernel/changes/change'
import { whoText } from '#resources/app/who_text'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { utcText } from '#resources/kit/utc_text'
import { changedLabel, changedText } from './trail_words'

const cells = { whiteSpace: 'normal', maxWidth: 'none', py: '5px', verticalAlign: 'top' }

interface TrailDrawerProps {
  line: RaRecord | null
  title: string
  onClose: () => void
}

/** A line of the trail with all that it changed: what it was, and what it is. */
export function TrailDrawer({ line, title, onClose }: TrailDrawerProps) {
  const { t } = useTranslation()
  const changes = (line?.changes ?? []) as ElementChange[]
  const [subject, names] = [String(line?.subject), line?.names ?? {}]
  const textOf = (path: string, value: unknown) => changedText({ subject, names }, path, value)
  return (
    <SideDrawer open={line !== null} title={title} onClose={onClose} width={640}>
      <div style={{ padding: '14px 18px', overflow: 'auto' }}>
        <Quiet>{line && `${whoText(String(line.actor))} · ${utcText(String(line.at))}`}</Quiet>
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
