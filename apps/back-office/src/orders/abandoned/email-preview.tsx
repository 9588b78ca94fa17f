import type { AbandonedCheckoutEmail } from '@vitrine/client'
import { Button, Dialog, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { abandonedSettings: texts } = words

interface Preview {
  readonly subject: string
  readonly text: string
}

/** Shows a saved email as text, with sample items. */
export const PreviewButton = ({ position, email }: { position: number; email: AbandonedCheckoutEmail }) => {
  const [preview, setPreview] = useState<Preview>()
  const open = async () => {
    try {
      setPreview(await shop.abandonedCheckouts.previewAbandonedCheckoutEmail(email))
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <>
      <Button type="button" size="small" onClick={() => void open()}>
        {texts.previewOf(position)}
      </Button>
      {preview && (
        <Dialog
          open
          onClose={() => setPreview(undefined)}
          title={preview.subject}
          footer={<Button onClick={() => setPreview(undefined)}>{texts.close}</Button>}
        >
          <p className="break-words whitespace-pre-line">{preview.text}</p>
        </Dialog>
      )}
    </>
  )
}
