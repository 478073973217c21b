import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { type LaterKind, laterKinds, whyNoVersion } from '#plugins/cases/contract/versions'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { colour } from '#resources/kit/theme/tokens'
import { changeSide } from '../beside/side_settings'
import { caseAddress } from '../open/case_address'
import { FollowUpDialog } from './follow_up_dialog'

/** Opens the next version of a case: a follow-up, an amendment, a nullification. */
export function VersionActs({ case: head }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<LaterKind | null>(null)
  const [busy, setBusy] = useState(false)
  const { id, caseNo } = head
  const chain = { ...head, isArchived: head.node?.kind === 'ended' }
  const create = async (work: (key: string) => Promise<string>) => {
    setBusy(true)
    try {
      tell.done(await work(crypto.randomUUID()))
      setAsked(null)
      // What was before stands beside the pages of what is new.
      changeSide({ open: true, view: 'version' })
      go(caseAddress({ id, caseNo }))
    } catch (error) {
      tell.error(sentenceOf(error))
    }
    setBusy(false)
  }
  const follow = (received: string) =>
    create(async (key) => {
      const content = { C_1_3: head.reportType ?? '', C_1_4: received }
      const path = { caseId: id }
      await call('POST /cases/{caseId}/follow-ups', { path, body: { content } }, { key })
      return t('cases:versions.followed', { caseNo })
    })
  const change = (kind: 'amendment' | 'nullification', reason: string) =>
    create(async (key) => {
      const asking = { path: { caseId: id }, body: { kind, reason } }
      const { version } = await call('POST /cases/{caseId}/versions', asking, { key })
      return t('cases:versions.done', { version, caseNo })
    })
  return (
    <>
      <Btn
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('cases:versions.act')}
      </Btn>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
      >
        {laterKinds.map((kind) => {
          // Whether a follow-up waits for the archive is said by the server.
          const why = whyNoVersion(kind, chain, false)
          return (
            <MenuItem
              key={kind}
              aria-disabled={why !== null}
              onClick={() => why === null && setAsked(kind)}
              sx={why === null ? undefined : { display: 'block', color: colour.ink3 }}
            >
              {t(`cases:versions.${kind}`)}
              {why && (
                <small style={{ display: 'block' }}>{t(`cases:versions.refused.${why}`)}</small>
              )}
            </MenuItem>
          )
        })}
      </Menu>
      {asked === 'follow-up' && (
        <FollowUpDialog
          head={head}
          busy={busy}
          onReceived={(received) => void follow(received)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked !== 'follow-up' && (
        <ReasonDialog
          title={t(`cases:versions.${asked}_title`, { caseNo })}
          text={t(`cases:versions.${asked}_text`)}
          label={t('cases:versions.reason')}
          act={t('cases:versions.create')}
          busy={busy}
          onReason={(reason) => void change(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
