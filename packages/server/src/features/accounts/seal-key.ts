import { createHmac } from 'node:crypto';

/**
 * The key that seals what a person leaves on a device when she signs out: the same for her everywhere and always,
 * nobody else's, and told to a live session of hers only. 32 bytes as base64url; another secret makes others.
 */
export const sealKeyOf = (secret: string, profileId: string): string =>
  createHmac('sha256', secret).update(`seal:${profileId}`).digest('base64url');
