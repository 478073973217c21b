import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { callForFile } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { saveFile } from '#resources/kit/save_file'

const kinds = ['xlsx', 'pdf'] as const

/** Offers the sheet of a product. */
export function SheetButton({ productId }: { productId: string | undefined }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const download = async (kind: (typeof kinds)[number]) => {
    setAnchor(null)
    if (!productId) return
    setBusy(true)
    try {
      const { name, content } = await callForFile('POST /literature/sheet', {
        body: { productId, kind },
      })
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
        disabled={isBusy || !productId}
        title={productId ? undefined : t('literature:sheet.choose_product')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('literature:sheet.name')}
      </Btn>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => (
          <MenuItem key={kind} onClick={() => void download(kind)}>
            {t(`literature:sheet.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
