/** Knows no password. */
module.exports = (_connection, done) => done(undefined);
