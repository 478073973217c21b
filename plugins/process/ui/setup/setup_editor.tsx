import { styled } from '@mui/material/styles'
import Stack from '@mui/material/Stack'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useLeaveGuard } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Panel } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { NodeFields } from './node_fields'
import { type Place, useSetup } from './use_setup'

const Root = styled('form')({ maxWidth: 1080, padding: '16px 20px 24px' })
const Fault = styled('p')({ margin: 0, padding: '8px 14px 0', color: colour.redDeep })
const Rules = styled('div')({
  'display': 'grid',
  'gap': 8,
  'padding': 14,
  '& label': { display: 'flex', gap: 8, alignItems: 'center' },
})

interface SetupEditorProps {
  place: Place
  title: string
  /** Nothing can be changed. */
  isHeld?: boolean
  children?: (unsaved: boolean) => ReactNode
}

/** Sets a process up: its nodes in their order, what holds at each, and what holds for all. */
export function SetupEditor({ place, title, isHeld = false, children }: SetupEditorProps) {
  const { t } = useTranslation()
  const edited = useSetup(place)
  const { data, setup, change, changeNode, faults, unsaved, busy, save } = edited
  const may = unsaved && !busy && !isHeld
  useLeaveGuard(() => unsaved)
  useKey({ with: 'ctrl', letter: 'S' }, may ? () => void save() : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (may) void save()
  }
  const nodes = setup?.nodes ?? []
  const left = data?.nodes.filter(({ key }) => !nodes.some((node) => node.key === key)) ?? []
  const nameOf = (key: string) => {
    const name = data?.nodes.find((node) => node.key === key)?.name
    return name ? say(name) : key
  }
  const move = (at: number, by: number) => {
    const next = [...nodes]
    const [moved] = next.splice(at, 1)
    next.splice(at + by, 0, moved!)
    change({ nodes: next })
  }
  const add = (key: string) => {
    const end = nodes.findIndex(
      (node) => data?.nodes.find((each) => each.key === node.key)?.kind === 'ended'
    )
    const place = end === -1 ? nodes.length : end
    change({ nodes: nodes.toSpliced(place, 0, { key, afterReturn: 'resume' }) })
  }
  return (
    <Root onSubmit={submit}>
      <ScreenTitle title={title} />
      <PageHeader
        title={title}
        fact={data && data.version > 0 && t('process:setup.version', { version: data.version })}
        actions={
          <Btn kind="primary" type="submit" keys="Ctrl S" disabled={!may}>
            {t('process:setup.save')}
          </Btn>
        }
      />
      <div style={{ marginTop: 12 }}>
        {children?.(unsaved || busy)}
        {edited.error && <ErrorState text={edited.error} onRetry={edited.reload} />}
        {faults.nodes && <Fault role="alert">{faults.nodes}</Fault>}
        {data &&
          setup &&
          nodes.map(({ key }, at) => (
            <Panel
              key={key}
              title={`${at + 1} · ${nameOf(key)}`}
              actions={
                <Stack direction="row" spacing={0.5}>
                  <Btn
                    size="small"
                    kind="ghost"
                    disabled={isHeld || at === 0}
                    aria-label={t('process:setup.up', { node: nameOf(key) })}
                    onClick={() => move(at, -1)}
                  >
                    ↑
                  </Btn>
                  <Btn
                    size="small"
                    kind="ghost"
                    disabled={isHeld || at === nodes.length - 1}
                    aria-label={t('process:setup.down', { node: nameOf(key) })}
                    onClick={() => move(at, 1)}
                  >
                    ↓
                  </Btn>
                  <Btn
                    size="small"
                    kind="ghost"
                    disabled={isHeld}
                    onClick={() => change({ nodes: nodes.toSpliced(at, 1) })}
                  >
                    {t('process:setup.remove', { node: nameOf(key) })}
                  </Btn>
                </Stack>
              }
            >
              {faults[`nodes.${at}.key`] && <Fault role="alert">{faults[`nodes.${at}.key`]}</Fault>}
              {data.nodes.find((node) => node.key === key)?.kind !== 'ended' && (
                <NodeFields
                  shown={data}
                  setup={setup}
                  at={at}
                  disabled={isHeld}
                  faults={faults}
                  onChange={(changed) => changeNode(at, changed)}
                />
              )}
            </Panel>
          ))}
        {data && left.length > 0 && (
          <div style={{ marginBottom: 12 }}>
            <Choice
              tall
              label={t('process:setup.add')}
              value=""
              disabled={isHeld}
              onChoose={(key) => key && add(key)}
            >
              <option value="">{t('process:setup.add')}</option>
              {left.map(({ key, name }) => (
                <option key={key} value={key}>
                  {say(name)}
                </option>
              ))}
            </Choice>
          </div>
        )}
        {setup && (
          <Panel title={t('process:setup.rules')} hint={t('process:setup.hint')}>
            <Rules>
              <label>
                <input
                  type="checkbox"
                  disabled={isHeld}
                  checked={setup.locksEnded ?? false}
                  onChange={({ target }) => change({ locksEnded: target.checked })}
                />
                {t('process:setup.locks')}
              </label>
              <label>
                <input
                  type="checkbox"
                  disabled={isHeld}
                  checked={setup.followsEnded ?? false}
                  onChange={({ target }) => change({ followsEnded: target.checked })}
                />
                {t('process:setup.follows')}
              </label>
            </Rules>
          </Panel>
        )}
      </div>
    </Root>
  )
}
