import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenCases } from '#plugins/cases/contract/list_query'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, callForFile } from '#resources/app/calls/call'
import { Btn, type BtnProps } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { saveFile } from '#resources/kit/save_file'

const FILE = 'POST /cases/file'
type AskedFile = NonNullable<Asked<typeof FILE>['body']>

const kinds = ['xlsx', 'csv'] as const

interface ListFileButtonProps extends Pick<BtnProps, 'size' | 'disabled' | 'title'> {
  chosen: ChosenCases
  /** Keys of the columns that are shown, in their order. */
  columns: readonly string[]
}

/** Offers cases as the list shows them, as a file for spreadsheets. */
export function ListFileButton({ chosen, columns, ...look }: ListFileButtonProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [busy, setBusy] = useState(false)
  const download = async (kind: (typeof kinds)[number]) => {
    setAnchor(null)
    setBusy(true)
    try {
      const body = { ...chosen, kind, columns: [...columns] } as AskedFile
      const { name, content } = await callForFile(FILE, { body })
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
        {...look}
        disabled={busy || look.disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('cases:list.file')}
      </Btn>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => (
          <MenuItem key={kind} onClick={() => void download(kind)}>
            {t(`cases:list.file_as.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
