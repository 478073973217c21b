import { ScreenTitle } from '#resources/app/navigation/screen_title'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import {
  ConfigurationState,
  type Confirmation,
} from '#resources/app/configuration_state/configuration_state'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { PageHeader } from '#resources/kit/page_header'
import { Panel, Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { colour } from '#resources/kit/theme/tokens'
import { DIGITS, exampleOf, isUsedUp, type SavedNumbering } from '../../numbering/numbering'
import { useNumbering } from '../../numbering/use_numbering'
import { useLeaveGuard } from '#resources/app/navigation/navigation'

const MOST_SIGNS = 40

const Root = styled('form')({ maxWidth: 880, padding: '16px 20px 24px' })
const Fields = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': '2fr 1fr',
  'gap': 16,
  'padding': '14px',
  '& > div > label': {
    display: 'block',
    fontSize: 12,
    fontWeight: 550,
    color: colour.ink2,
    marginBottom: 4,
  },
})
const Example = styled('p')({
  'margin': 0,
  'padding': '0 14px 14px',
  '& b': { fontVariantNumeric: 'tabular-nums', fontWeight: 650, marginLeft: 8 },
})

interface CaseNumberingProps {
  numbering: SavedNumbering
  /** Running number of the next case. */
  next: number
  /** Null while the numbering can be changed. */
  confirmation: Confirmation | null
  /** What a confirmation holds fast. */
  held: readonly Words[]
}

/** How the cases of the project are numbered (permission SYS_CASE_CASE). */
export default function CaseNumbering({ numbering: saved, next, ...state }: CaseNumberingProps) {
  const { t } = useTranslation()
  const { numbering, change, unsaved, isConfigured, busy, error, save } = useNumbering(saved)
  const isHeld = state.confirmation !== null
  const may = !busy && !isHeld && numbering.prefix !== '' && (unsaved || !isConfigured)
  useLeaveGuard(() => unsaved)
  useKey({ with: 'ctrl', letter: 'S' }, may ? () => void save() : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (may) void save()
  }
  return (
    <Root onSubmit={submit}>
      <ScreenTitle title={t('cases:numbering.title')} />
      <PageHeader
        title={t('cases:numbering.title')}
        fact={isConfigured ? undefined : t('cases:numbering.usual')}
        actions={
          <Btn kind="primary" type="submit" keys="Ctrl S" disabled={!may}>
            {t('cases:numbering.save')}
          </Btn>
        }
      />
      <div style={{ marginTop: 12 }}>
        <ConfigurationState {...state} disabled={busy || unsaved} />
        <Panel title={t('cases:numbering.rule')} hint={t('cases:numbering.hint')}>
          <Fields>
            <TextBox
              label={t('cases:numbering.prefix')}
              most={MOST_SIGNS}
              value={numbering.prefix}
              error={error}
              disabled={isHeld}
              onValue={(prefix) => change({ prefix })}
            />
            <div>
              <label id="digits">{t('cases:numbering.digits')}</label>
              <Select
                fullWidth
                labelId="digits"
                value={numbering.digits}
                disabled={isHeld}
                onChange={(event) => change({ digits: Number(event.target.value) })}
              >
                {DIGITS.map((digits) => (
                  <MenuItem key={digits} value={digits}>
                    {digits}
                  </MenuItem>
                ))}
              </Select>
            </div>
          </Fields>
          <Example>
            {isConfigured && isUsedUp(numbering.digits, next) ? (
              <span role="status">{t('cases:numbering.used_up')}</span>
            ) : (
              <>
                <Quiet>{t('cases:numbering.next')}</Quiet>
                <b>{exampleOf(numbering.prefix, numbering.digits, next)}</b>
              </>
            )}
          </Example>
        </Panel>
      </div>
    </Root>
  )
}
