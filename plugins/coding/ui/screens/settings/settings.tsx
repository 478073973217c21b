import { ScreenTitle } from '#resources/app/navigation/screen_title'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import {
  ConfigurationState,
  type Confirmation,
} from '#resources/app/configuration_state/configuration_state'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { PageHeader } from '#resources/kit/page_header'
import { Panel, Quiet } from '#resources/kit/panel'
import { SynonymLinks } from '../../synonym_links'

const Root = styled('div')({ maxWidth: 880, padding: '16px 20px 24px' })
const Body = styled('div')({
  'display': 'flex',
  'flexDirection': 'column',
  'gap': 8,
  'padding': 14,
  '& select': { width: 320 },
})

interface SettingsProps {
  settings: { version: string; revision: number }
  /** Versions in use, newest first. */
  active: readonly string[]
  /** Null while the settings can be changed. */
  confirmation: Confirmation | null
  held: readonly Words[]
}

/** With which version of the medical dictionary the project codes. */
export default function Settings({ settings, active, ...state }: SettingsProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [saved, setSaved] = useState(settings)
  const [version, setVersion] = useState(settings.version)
  const [busy, setBusy] = useState(false)
  const unsaved = version !== saved.version
  const isHeld = state.confirmation !== null
  const may = unsaved && !busy && !isHeld
  const isRetired = version !== '' && !active.includes(version)
  const save = async () => {
    setBusy(true)
    try {
      const { revision } = saved
      setSaved(await call('PUT /system/medical-dictionary', { body: { version, revision } }))
      tell.done(t('coding:settings.saved'))
    } catch (refused) {
      tell.error(sentenceOf(refused), { stays: 6000 })
    } finally {
      setBusy(false)
    }
  }
  useKey({ with: 'ctrl', letter: 'S' }, may ? () => void save() : undefined)
  return (
    <Root>
      <ScreenTitle title={t('coding:settings.title')} />
      <PageHeader
        title={t('coding:settings.title')}
        actions={
          <Stack direction="row" spacing={1}>
            <SynonymLinks />
            <Btn kind="primary" keys="Ctrl S" disabled={!may} onClick={() => void save()}>
              {t('coding:settings.save')}
            </Btn>
          </Stack>
        }
      />
      <div style={{ marginTop: 12 }}>
        <ConfigurationState {...state} disabled={busy || unsaved} />
        <Panel title={t('coding:settings.version')} hint={t('coding:settings.hint')}>
          <Body>
            <Choice
              tall
              label={t('coding:settings.version')}
              value={version}
              disabled={isHeld}
              onChoose={setVersion}
            >
              <option value="">
                {active[0]
                  ? t('coding:settings.newest', { version: active[0] })
                  : t('coding:pick.not_loaded')}
              </option>
              {isRetired && (
                <option value={version}>{t('coding:settings.retired', { version })}</option>
              )}
              {active.map((each) => (
                <option key={each} value={each}>
                  {t('coding:pick.meddra', { version: each })}
                </option>
              ))}
            </Choice>
            {isRetired && active[0] && (
              <span role="status">
                {t('coding:review.passed_over', { chosen: version, instead: active[0] })}
              </span>
            )}
            <Quiet>{t('coding:settings.text')}</Quiet>
          </Body>
        </Panel>
      </div>
    </Root>
  )
}
