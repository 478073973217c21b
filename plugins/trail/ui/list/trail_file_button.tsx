import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, callForFile } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { saveFile } from '#resources/kit/save_file'

const FILE = 'POST /trail/file'

type AskedFile = NonNullable<Asked<typeof FILE>['body']>

const kinds = ['xlsx', 'csv'] as const

/** Gives out what the list shows, as a file for spreadsheets. */
export function TrailFileButton({ asked }: { asked: Omit<AskedFile, 'kind'> }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const download = async (kind: (typeof kinds)[number]) => {
    setAnchor(null)
    setBusy(true)
    try {
      const { name, content } = await callForFile(FILE, { body: { ...asked, kind } as AskedFile })
      saveFile(name, content)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    setBusy(false)
  }
  return (
    <>
      <Btn
        icon="download"
        aria-haspopup="menu"
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('trail:download')}
      </Btn>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => (
          <MenuItem key={kind} onClick={() => void download(kind)}>
            {kind.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
