import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../empty_state'
import { DocumentScroll, useInnerWidth } from './document_scroll'

interface PictureViewProps {
  bytes: Uint8Array
  mediaType: string
  name: string
  /** 1: as wide as the place that it has. */
  zoom: number
}

/** A picture. As a picture it can run no script, whatever it holds. */
export function PictureView({ bytes, mediaType, name, zoom }: PictureViewProps) {
  const { t } = useTranslation()
  const [scroll, width] = useInnerWidth()
  const [address, setAddress] = useState<string>()
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes.slice()], { type: mediaType }))
    setAddress(made)
    setBroken(false)
    return () => URL.revokeObjectURL(made)
  }, [bytes, mediaType])
  return (
    <DocumentScroll ref={scroll}>
      {broken ? (
        <EmptyState
          icon="warning"
          title={t('document.unreadable')}
          text={t('document.download_instead')}
        />
      ) : (
        address && (
          <img
            src={address}
            alt={name}
            style={{ display: 'block', width: width * zoom, background: '#fff' }}
            onError={() => setBroken(true)}
          />
        )
      )}
    </DocumentScroll>
  )
}
