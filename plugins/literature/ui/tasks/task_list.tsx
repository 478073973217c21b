import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Panel } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { useCycleText } from '../cycle_text'
import { Lines, Refused } from '../parts'
import { useAct } from '../use_act'
import { useChoices } from '../use_choices'
import { TaskDialog } from './task_dialog'

export type ListedTask = Answer<'GET /literature/tasks'>[number]

/** The tasks of the project: what is searched where, how often, and who looks after it. */
export function TaskList() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /literature/tasks', {}, { keep: true })
  const { choices, nameOf } = useChoices()
  const [opened, setOpened] = useState<ListedTask | 'new' | null>(null)
  const { act, isBusy, error: refusal } = useAct(reload)
  const cycleText = useCycleText()
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data || !choices) return <Skeleton variant="rounded" height={240} />
  const pause = ({ id: literatureTaskId, revision, pausedAt }: ListedTask) => {
    const name = pausedAt ? 'resume' : 'pause'
    const asked = { path: { literatureTaskId }, body: { revision } }
    return act(
      () => call(`POST /literature/tasks/{literatureTaskId}/${name}`, asked),
      t(pausedAt ? 'literature:search.task.resumed' : 'literature:search.task.paused_done')
    )
  }
  const run = ({ id: literatureTaskId }: ListedTask) =>
    act(
      () => call('POST /literature/tasks/{literatureTaskId}/run', { path: { literatureTaskId } }),
      t('literature:search.task.run_done')
    )
  return (
    <Panel
      title={t('literature:search.view.tasks')}
      actions={
        <Btn kind="primary" size="small" icon="plus" onClick={() => setOpened('new')}>
          {t('literature:search.task.add')}
        </Btn>
      }
    >
      <Refused>{refusal}</Refused>
      {data.length === 0 ? (
        <EmptyState
          title={t('literature:search.task.none')}
          text={t('literature:search.task.none_text')}
        />
      ) : (
        <Lines>
          <thead>
            <tr>
              <th>{t('literature:search.product')}</th>
              <th>{t('literature:search.task.sources')}</th>
              <th>{t('literature:search.task.cycle')}</th>
              <th>{t('literature:search.task.anchor')}</th>
              <th>{t('literature:search.owner')}</th>
              <th aria-label={t('literature:search.edit')} />
            </tr>
          </thead>
          <tbody>
            {data.map((task) => (
              <tr key={task.id}>
                <td>
                  <b>{task.productName}</b>{' '}
                  {task.pausedAt && <Tag tone="amber">{t('literature:search.task.paused')}</Tag>}
                </td>
                <td>{task.sources.map(nameOf).join(', ')}</td>
                <td>{cycleText(task.cycle)}</td>
                <td className="num">{task.anchor}</td>
                <td>{task.ownerName}</td>
                <td>
                  <Btn size="small" disabled={isBusy} onClick={() => void run(task)}>
                    {t('literature:search.task.run')}
                  </Btn>{' '}
                  <Btn size="small" disabled={isBusy} onClick={() => void pause(task)}>
                    {t(
                      task.pausedAt
                        ? 'literature:search.task.resume'
                        : 'literature:search.task.pause'
                    )}
                  </Btn>{' '}
                  <Btn size="small" onClick={() => setOpened(task)}>
                    {t('literature:search.edit')}
                  </Btn>
                </td>
              </tr>
            ))}
          </tbody>
        </Lines>
      )}
      {opened && (
        <TaskDialog
          task={opened === 'new' ? null : opened}
          choices={choices}
          onDone={() => {
            setOpened(null)
            reload()
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  )
}
