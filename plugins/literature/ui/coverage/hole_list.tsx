import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Panel } from '#resources/kit/panel'
import { Lines, Refused } from '../parts'
import { UploadDialog } from '../uploads/upload_dialog'
import { useAct } from '../use_act'
import type { Coverage } from './days'

type Line = Coverage['lines'][number]
type Hole = Line['holes'][number]

interface HoleListProps {
  lines: readonly Line[]
  nameOf: (source: string) => string
  onChange: () => void
}

/** Days that no search covers, each with its cause and what closes it. */
export function HoleList({ lines, nameOf, onChange }: HoleListProps) {
  const { t } = useTranslation()
  const { act, isBusy, error } = useAct(onChange)
  const [opened, setOpened] = useState<{ hole: Hole; source: string } | null>(null)
  const holes = lines.flatMap((line) => line.holes.map((hole) => ({ line, hole })))
  const again = (searchId: string) =>
    act(
      () =>
        call('POST /literature/searches/{literatureSearchId}/again', {
          path: { literatureSearchId: searchId },
        }),
      t('literature:search.run.again_done')
    )
  const ofTask = (name: 'resume' | 'run', { taskId: literatureTaskId, revision }: Line) => {
    const path = { literatureTaskId }
    return act(
      () =>
        name === 'run'
          ? call('POST /literature/tasks/{literatureTaskId}/run', { path })
          : call('POST /literature/tasks/{literatureTaskId}/resume', { path, body: { revision } }),
      t(name === 'run' ? 'literature:search.task.run_done' : 'literature:search.task.resumed')
    )
  }
  return (
    <Panel title={t('literature:search.coverage.holes_title')}>
      <Refused>{error}</Refused>
      <Lines>
        <tbody>
          {holes.map(({ line, hole }) => (
            <tr key={`${line.taskId} ${line.source} ${hole.from}`}>
              <td>{line.productName}</td>
              <td>{nameOf(line.source)}</td>
              <td className="num">
                {hole.from} – {hole.to}
              </td>
              <td>
                {t(`literature:search.cause.${hole.cause}`)}
                {hole.reason && `: ${say(hole.reason)}`}
                {hole.due && ` (${hole.due}, ${hole.ownerName})`}
              </td>
              <td>
                {hole.searchId !== null && hole.kind === 'run' && (
                  <Btn
                    size="small"
                    kind="primary"
                    disabled={isBusy}
                    onClick={() => void again(hole.searchId!)}
                  >
                    {t('literature:search.run.again')}
                  </Btn>
                )}{' '}
                {hole.searchId !== null && (
                  <Btn size="small" onClick={() => setOpened({ hole, source: line.source })}>
                    {t('literature:search.upload.give_in')}
                  </Btn>
                )}
                {hole.searchId === null && (
                  <Btn
                    size="small"
                    disabled={isBusy}
                    onClick={() => void ofTask(line.isPaused ? 'resume' : 'run', line)}
                  >
                    {t(
                      line.isPaused ? 'literature:search.task.resume' : 'literature:search.task.run'
                    )}
                  </Btn>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
      {opened && (
        <UploadDialog
          search={{ id: opened.hole.searchId!, from: opened.hole.from, to: opened.hole.to }}
          source={nameOf(opened.source)}
          onDone={onChange}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  )
}
