/** Made by the bundler: imports every quick test of the rules. */
declare module 'mutation:tests';
