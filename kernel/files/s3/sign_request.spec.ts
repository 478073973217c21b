import { test } from '@japa/runner'

import { signS3Request } from '#kernel/files/s3/sign_request'

/** The worked examples of Amazon's own description of Signature Version 4 for S3. */
const credentials = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const at = new Date('2013-05-24T00:00:00Z')
const signatureOf = (headers: Record<string, string>) =>
  headers.authorization.match(/Signature=(.*)/)![1]

test.group('Signature of S3 requests', () => {
  test('reading an object is signed as in the example of the service', ({ assert }) => {
    const headers = signS3Request(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        body: new Uint8Array(),
      },
      credentials,
      at
    )
    assert.equal(
      signatureOf(headers),
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
    )
  })

  test('writing an object is signed as in the example of the service', ({ assert }) => {
    const headers = signS3Request(
      {
        method: 'PUT',
        url: new URL('https://examplebucket.s3.amazonaws.com/test$file.text'),
        headers: {
          'date': 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
        body: Buffer.from('Welcome to Amazon S3.'),
      },
      credentials,
      at
    )
    assert.equal(
      signatureOf(headers),
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd'
    )
  })
  test('a list of objects is signed with its parameters as in the example of the service', ({
    assert,
  }) => {
    const headers = signS3Request(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2'),
        headers: {},
        body: new Uint8Array(),
      },
      credentials,
      at
    )
    assert.equal(
      signatureOf(headers),
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'
    )
  })
})
