import { createHmac } from 'node:crypto';

/**
 * The key that seals what a person leaves on a device when signing out: the same for one person everywhere and always,
 * nobody else's, and told to that person's live sessions only. 32 bytes as base64url; another secret makes others.
 */
export const sealKeyOf = (secret: string, profileId: string): string =>
  createHmac('sha256', secret).update(`seal:${profileId}`).digest('base64url');
