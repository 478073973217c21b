import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAtDestination, SubmissionDeed } from '#plugins/gateway/contract/shown'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { DeedDialog } from './deed_dialog'
import { deedsOf } from './deeds_of'
import { useDeed } from './use_deed'

const Root = styled('footer')({
  'display': 'flex',
  'alignItems': 'center',
  'flexWrap': 'wrap',
  'gap': 8,
  'padding': '9px 12px',
  'borderTop': `1px solid ${colour.line}`,
  '& p': { margin: 0, flex: '1 1 160px', fontSize: 12, color: colour.ink2, textAlign: 'right' },
})

/**
 * What can be done now with a case at a destination. What cannot stays in its place, grey, with the
 * reason.
 */
export function DeedBar({ row }: { row: CaseAtDestination }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const why = useId()
  const [asked, setAsked] = useState<SubmissionDeed | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { confirm, fetchFile, isBusy, error } = useDeed(row)
  const { lead, rest } = deedsOf(row.state, row.submissionId !== null)
  const barred = lead.find((deed) => row.acts[deed])
  const nameOf = (deed: SubmissionDeed) =>
    t(deed === 'submit' && row.submissionId ? 'gateway:deed.again' : `gateway:deed.${deed}`)
  const begin = async (deed: SubmissionDeed) => {
    setAnchor(null)
    if (deed !== 'confirm' && deed !== 'fetch') return setAsked(deed)
    await (deed === 'confirm' ? confirm() : fetchFile())
  }
  return (
    <>
      {error && (
        <p role="alert" style={{ margin: 0, padding: '8px 12px 0', color: colour.redDeep }}>
          {error}
        </p>
      )}
      <Root>
        {rest.length > 0 && (
          <Btn
            kind="ghost"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {t('gateway:deed.more')}
          </Btn>
        )}
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {rest.map((deed) => {
            const reason = row.acts[deed]
            return (
              <MenuItem
                key={deed}
                // It stays in reach of the keys, so that its reason can be read.
                aria-disabled={reason !== null || undefined}
                sx={{ display: 'block', maxWidth: 360, whiteSpace: 'normal' }}
                onClick={() => (reason ? tell.note(say(reason)) : void begin(deed))}
              >
                <span style={{ color: reason ? colour.ink3 : undefined }}>{nameOf(deed)}</span>
                {reason && (
                  <small style={{ display: 'block', color: colour.ink2 }}>{say(reason)}</small>
                )}
              </MenuItem>
            )
          })}
        </Menu>
        {barred ? <p id={why}>{say(row.acts[barred])}</p> : <Grow />}
        {lead.map((deed, at) => (
          <Btn
            key={deed}
            kind={at === 0 ? 'primary' : 'plain'}
            disabled={isBusy || row.acts[deed] !== null}
            aria-describedby={row.acts[deed] ? why : undefined}
            onClick={() => void begin(deed)}
          >
            {nameOf(deed)}
          </Btn>
        ))}
      </Root>
      {asked && <DeedDialog deed={asked} row={row} onClose={() => setAsked(null)} />}
    </>
  )
}
