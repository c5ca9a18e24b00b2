// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, r, i = t((() => {
	r = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		spend(e) {
			return this.#e -= e, this.#e >= 0;
		}
		get isSpent() {
			return this.#e < 0;
		}
	};
}));
// lib/core/words.ts
function a(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > ne ? `${e.slice(0, ne).join(", ")} ${t} ${e.length - ne} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function o(e) {
	let t = ae.get(e);
	return t === void 0 && (t = s(l(e)), se += e.length + t.length, se > oe && (ae.clear(), se = e.length + t.length), ae.set(e, t)), t;
}
function s(e) {
	if (e.length <= re) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function c(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function l(e) {
	if (ie.test(e)) return c(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return ie.test(t) ? c(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}
function u(e) {
	let t = /* @__PURE__ */ new Int16Array(32);
	for (let n = 0; n < e.length; n++) t[e.charCodeAt(n) % 32] = (t[e.charCodeAt(n) % 32] ?? 0) + 1;
	return {
		text: e,
		letters: t,
		allowed: Math.max(1, Math.min(3, Math.floor(e.length / 3)))
	};
}
function d(e, t, n) {
	let { text: r, allowed: i } = e;
	if (r.charCodeAt(0) === t.charCodeAt(0)) {
		if (r === t) return 0;
		if (r.length >= 2 && t.startsWith(r)) return .5;
		if (t.length >= 3 && r.startsWith(t)) return .8;
	}
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), ee(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = p(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : f(r, t, n) ? 4.5 : void 0;
}
function f(e, t, n) {
	if (e.length < ce || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function p(e, t, n) {
	let [r, i] = m(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = h(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = h(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? h(o, a - 2) + 1 : c, d = Math.min(h(s, a) + 1, h(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return h(s, i.length);
}
function m(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function ee({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	le.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (le[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (le[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function h(e, t) {
	return e[t] ?? Infinity;
}
function te(e, t, n, i = new r(Infinity)) {
	let a = u(e.slice(0, 40));
	if (a.text === "") return [];
	let o = [];
	for (let e of t) {
		if (i.isSpent) return [];
		let t = Infinity;
		for (let r of n(e)) t = Math.min(t, d(a, r, i) ?? t);
		t < Infinity && o.push({
			thing: e,
			score: t
		});
	}
	return o.sort((e, t) => e.score - t.score).slice(0, ue).map(({ thing: e }) => e);
}
var ne, re, ie, ae, oe, se, ce, le, ue, de = t((() => {
	i(), ne = 30, re = 100, ie = /^[ -~]*$/, ae = /* @__PURE__ */ new Map(), oe = 2e6, se = 0, ce = 6, le = /* @__PURE__ */ new Int16Array(32), ue = 3;
}));
// lib/core/card/fact.ts
function g(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function fe(e, t) {
	return e[t] ?? "";
}
function pe(e, t) {
	let { attributes: n, label: r, set: i } = t, a = g(e, t.kind), s = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? me(e, r, n) : he(e, r, n, a);
		return [r.name, i];
	});
	return {
		name: e.name,
		folded: o(e.name),
		label: r,
		set: i,
		...Object.fromEntries(s)
	};
}
function me(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => g(e, t) !== void 0 && g(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? g(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return ge.missing(t.label, { among: s });
}
function he(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return ge.none(t.label);
	let i = g(e, t.name);
	if (i === null) return ge.none(t.label);
	if (i !== void 0) return ge.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return ge.missing(t.label, a ? _e : ve);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = g(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return ge.missing(t.label, o);
}
var _, ge, _e, ve, ye = t((() => {
	de(), _ = class e {
		static yes = new e("yes", []);
		static no = new e("no", []);
		word;
		#e;
		constructor(e, t) {
			this.word = e, this.#e = t;
		}
		get lacks() {
			return [...new Set(this.#e.flatMap((t) => t instanceof e ? t.lacks : t))];
		}
		static of(t) {
			return t ? e.yes : e.no;
		}
		static lacking(...t) {
			return new e("unknown", t);
		}
		get isUnknown() {
			return this.word === "unknown";
		}
		and(t) {
			return this === e.yes || t === e.no ? t : t === e.yes || this === e.no ? this : this === t ? t : new e("unknown", [this, t]);
		}
		or(t) {
			return this === e.no || t === e.yes ? t : t === e.no || this === e.yes ? this : this === t ? t : new e("unknown", [this, t]);
		}
		not() {
			return this.isUnknown ? this : this === e.yes ? e.no : e.yes;
		}
	}, ge = class e {
		label;
		#e;
		#t;
		#n;
		#r;
		#i;
		static #a = /* @__PURE__ */ new Map();
		constructor(e, t, n, r = {}) {
			this.label = e, this.#e = t, this.#t = n, this.#n = r, this.#r = t === "missing" ? void 0 : [t === "known" ? n : null];
		}
		get #o() {
			return this.#i ??= _.lacking(this), this.#i;
		}
		static known(t, n) {
			return new e(t, "known", n);
		}
		static none(t) {
			let n = e.#a.get(t) ?? new e(t, "none");
			return e.#a.set(t, n), n;
		}
		static missing(t, n = {}) {
			return new e(t, "missing", void 0, n);
		}
		get isMissing() {
			return this.#e === "missing";
		}
		is(e) {
			return this.#e === "known" ? this.#t === e ? _.yes : _.no : this.#e === "none" ? _.no : this.#s(e) ? this.#c([e]) : _.no;
		}
		isOneOf(...e) {
			return this.#e === "known" ? e.includes(this.#t) ? _.yes : _.no : this.#e === "none" ? _.no : e.some((e) => this.#s(e)) ? this.#c(e) : _.no;
		}
		above(e) {
			return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? _.yes : _.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? _.no : this.#o;
		}
		asks(e) {
			if (this.#e === "known") return e(this.#t) ? _.yes : _.no;
			if (this.#e === "none") return _.no;
			let t = this.#n.among;
			return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? _.yes : this.#o : _.no : this.#o;
		}
		isNone() {
			return this.#e === "missing" ? this.#n.orNone ? this.#o : _.no : this.#e === "none" ? _.yes : _.no;
		}
		choices(e) {
			if (this.#r) return this.#r;
			let t = (this.#n.among ?? e).filter((e) => this.#s(e));
			return this.#n.orNone ? [...t, null] : t;
		}
		#s(e) {
			let { atMost: t, among: n } = this.#n;
			return t !== void 0 && typeof e == "number" && e > t ? !1 : n === void 0 || n.includes(e);
		}
		#c(e) {
			let { among: t, orNone: n } = this.#n;
			return t !== void 0 && !n && t.every((t) => e.includes(t)) ? _.yes : this.#o;
		}
	}, [_e, ve] = [{ orNone: !0 }, { orNone: !1 }];
}));
// lib/core/card/overlay.ts
ye();
function be(e, t, n) {
	let [r, i] = [g(t, e), g(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !xe(r, g(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function xe(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
ye(), de();
var Se = 250, Ce = 200;
function we({ attributes: e, kind: t }, n, r, i) {
	return pe(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Te(e, t) {
	return o(Ee(e, t));
}
function Ee(e, t) {
	let n = e.numbered === void 0 ? void 0 : g(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var De = class e {
	game;
	sets;
	#e = [];
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n = /* @__PURE__ */ new Map(), r = !0) {
		if (this.game = e, this.sets = t, r) for (let e of this.#s(n));
	}
	static async inSlices(t, n, r, i) {
		let a = new e(t, n, r, !1);
		for (let e of a.#s(r)) await i();
		return a;
	}
	*#s(e) {
		let t = new Oe(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % Se === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % Se === 0 && (yield);
		}
		for (let [e, t] of this.#r) this.#a.set(e, t.map((e) => e.known));
	}
	get size() {
		return this.#e.length;
	}
	get cards() {
		return this.#e;
	}
	get known() {
		return this.#t;
	}
	find(e) {
		if (e.length > Ce) return;
		let t = o(e), n = this.keyed(t);
		if (n) return n;
		let r = this.family(t);
		return r?.length === 1 ? r[0] : r;
	}
	keyed(e) {
		return this.#n.get(e);
	}
	family(e) {
		return this.#r.get(e);
	}
	names() {
		return this.#r.keys();
	}
	named(e) {
		return this.#a.get(e) ?? [];
	}
	labelled(e) {
		let t = this.find(e);
		return t !== void 0 && "card" in t ? t.known : void 0;
	}
	byCode(e) {
		return this.#i.get(e);
	}
	of(e) {
		let t = this.has(e);
		if (!t) throw Error(`${e.label} is not of this pool`);
		return t;
	}
	has(e) {
		return this.#o.get(e);
	}
	shortest(e) {
		return this.find(e.card.name) === e ? e.card.name : e.label;
	}
	#c(e, t, n, r) {
		let i = Ee(this.game, e), a = we(this.game, e, i, t), s = o(i), c = {
			card: e,
			label: i,
			folded: s,
			names: s === a.folded ? [s] : [s, a.folded],
			set: t,
			place: n,
			known: a,
			...r === void 0 ? {} : { code: r }
		};
		return this.#n.set(s, c), this.#r.set(a.folded, [...this.#r.get(a.folded) ?? [], c]), this.#o.set(a, c), r !== void 0 && this.#i.set(r, c), c;
	}
}, Oe = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = o(e.name), r = this.#t.get(n) ?? [], i = ke(this.#e, e, t, r);
		if (i) {
			i.card = be(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Te(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function ke(e, t, n, r) {
	let i = Te(e, t), a = r.find((t) => Te(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && g(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function v(e, t) {
	let n = e.index.spots[t];
	if (!n) return Ae(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function Ae(e, t) {
	return `${e.label(t)}${Pe(e, t) ? je(e, t) : ""}`;
}
function je(e, t) {
	return e.as(e.person, () => ` (${Me(e, t).join(", ")})`);
}
function Me(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Fe(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, v(e, n)] : [
		...i,
		e.label(a),
		...Pe(e, a) ? Me(e, a) : []
	];
}
function Ne(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Pe(e, t) {
	if (!Ne(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Ne(e, r)) return !0;
	return !1;
}
function Fe(e) {
	return `${e}${Ie[Le.select(e)]}`;
}
var Ie, Le, Re = t((() => {
	Ie = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, Le = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
function ze(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function Be(e, t, n) {
	for (let r of n === void 0 ? Ve(e, t) : [n]) for (let n of He(e, t, r)) if (ze(e, t, r, n)) return !0;
	return !1;
}
function Ve(e, t) {
	return t.cards ? t.cards(e) : Ye;
}
function He(e, t, n) {
	return t.targets ? t.targets(e, n) : Xe;
}
function Ue(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Ge(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = Ke(e, n, r, i);
	if (l !== void 0) return [...s, {
		id: "place",
		says: l,
		cite: a
	}];
	for (let t of n.needs ?? []) {
		let n = t.holds(e, r, i);
		if (n === !0) continue;
		let a = n === void 0 ? { isUnknown: !0 } : {};
		s.push({
			id: t.id,
			says: t.lacks(e, r, i),
			cite: t.cite,
			...a,
			...t.isPrice && { isPrice: !0 }
		});
	}
	return s;
}
function We(e, t, n) {
	return t.moves.flatMap((r) => {
		if (r.isForPerson || !r.cards?.(e).includes(n) || Be(e, r, n)) return [];
		let i = He(e, r, n), a = (i.length === 0 ? Xe : i).map((i) => Ue(e, t, r, {
			do: r.do,
			card: n,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: r.says,
			lacks: a
		}];
	});
}
function Ge(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (!t.cards(e).includes(n)) return e.isHidden(n) ? `needs ${r}, and that card is hidden from you` : `needs ${r}; ${e.known(n)} is in ${v(e, e.zoneOf(n))}`;
}
function Ke(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${qe(e, r)}`;
}
function qe(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? Ae(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? v(e, r) : `“${t}”`;
}
function Je({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
var Ye, Xe, Ze = t((() => {
	Re(), Ye = [-1], Xe = [""];
}));
// lib/core/table/allowed.ts
Ze();
var Qe = { do: "pass" };
function $e(e, t, n) {
	for (let r of Ve(e, t)) for (let i of He(e, t, r)) ze(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function y({ moves: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function et(e, t, n, r) {
	if (!n) return r.do === Qe.do && r.card === void 0 && r.to === void 0 && tt(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : ze(e, n, i, a);
}
function tt(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
function nt(e, t, n = rt) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
var rt, it, at = t((() => {
	rt = {}, it = "A face-down card";
}));
// lib/core/table/board.ts
function ot(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function st(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var ct, lt = t((() => {
	ct = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
at(), de(), lt(), Re();
var ut = 999, dt = 80;
function ft(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${dt} letters.`;
	if (t === "roll") return `The table has dice with ${a(St.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${v(e, r)}.` : "Look at one card or more.";
}
function pt(e, t, n) {
	let r = gt(t, n) ?? _t(t, n) ?? e.forbids?.(t, n) ?? vt(t, n) ?? yt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card);
	t.beats?.move(t.side, n);
	let a = xt[n.free](t, n);
	if (a === void 0) return t.beats?.begin(), ft(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var mt = [
	"move",
	"look",
	"search",
	"shuffle"
], ht = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function gt(e, { free: t, card: n }) {
	return Object.hasOwn(xt, t) ? n === void 0 ? ht.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function _t(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : mt.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : bt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function vt(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function yt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? bt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > ut ? `A number at the table is at most ${ut}, and at least -${ut} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function bt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var xt = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || wt(e, i, t)) return;
		let a = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual", a ? e.isUp(t) : void 0);
		let o = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${o} ${v(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = bt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${Ct(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${Ct(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > dt)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), e.beats?.card(t), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${v(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${v(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${v(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!St.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, St = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function Ct({ board: e }) {
	return e.spent ?? ct;
}
function wt(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function Tt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var Et = t((() => {}));
// lib/core/table/left-to-you.ts
Et();
function Dt(e, t, n) {
	let r = Tt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function Ot(e, t) {
	for (let n of t.used) {
		let r = !t.isUp(n) && t.isInPlay(t.zoneOf(n)) ? void 0 : Dt(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function kt({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/memo.ts
function At(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var jt = t((() => {}));
// lib/core/table/seats.ts
function Mt({ seats: [e, t] }) {
	return (e === "person" || e === "pilot") && (t === "person" || t === "pilot");
}
function Nt({ cards: e }) {
	return e.filter(({ side: e }) => e === void 0);
}
function Pt(e, t) {
	let { id: n, cards: r, isIdle: i } = t;
	if (e.opposite === n) return e;
	let a = Ht(e.cards), o = a.get(t) ?? [...Nt(e), ...r];
	a.set(t, o);
	let s = n === "nobody" ? "nobody" : i ? "script" : "pilot";
	return {
		...e,
		cards: o,
		seats: [e.seats[0], s],
		opposite: n
	};
}
function Ft(e, t) {
	let n = t === e.opposite ? void 0 : e.opponents?.find((e) => e.id === t);
	return n ? Pt(e, n) : e;
}
function It(e, t) {
	let n = (e.opponents ?? []).filter(({ id: e }) => e !== t.id);
	return {
		...e,
		opponents: [...n, t]
	};
}
function Lt(e, { seed: t, opposite: n, origin: r }) {
	let i = Ft(e, n);
	return {
		...r?.seats[1] === "person" && Rt(i) || i,
		seed: t
	};
}
function Rt(e) {
	let [t, n] = e.seats;
	return Mt(e) ? {
		...e,
		seats: [n, t]
	} : void 0;
}
var zt, Bt, Vt, Ht, b = t((() => {
	jt(), zt = "nobody", Bt = {
		seats: ["person", "nobody"],
		opposite: zt
	}, Vt = {
		id: zt,
		name: zt,
		list: [],
		isWhole: !0
	}, Ht = At((e) => /* @__PURE__ */ new Map());
}));
// lib/core/table/sides.ts
function Ut({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = a(e.zones, t.zones), s = a(e.counters, t.counters);
	return {
		zones: o,
		counters: s,
		ZONE: ot(o),
		COUNTER: st(s),
		sides: {
			places: e.zones.reduce((e, { slots: t = 1 }) => e + t, 0),
			counters: e.counters.length
		}
	};
}
function Wt(e) {
	return +(e === 0);
}
function Gt({ places: e }, t) {
	return t.map((t) => t + e);
}
function Kt(e, t) {
	return [...t, ...Gt(e, t)];
}
function qt(e, t, n) {
	return e.index.zoneFor(e.side, e.index.zoneFor(e.ownerOf(t), n));
}
function Jt(e, t) {
	for (let n of [0, 1]) e.as(n, t);
}
function Yt(e, t) {
	return {
		do: "go",
		says: "Go",
		isForPerson: !0,
		at: () => "first or second",
		targets: () => ["first", "second"],
		play: (n, r, i) => {
			n.set(e, +(i === "first")), n.as(Wt(n.side), () => n.set(e, i === "first" ? 0 : 1)), n.say(() => n.isPersons ? t(i) : `It goes ${i}.`), n.leave();
		}
	};
}
function Xt({ stack: e, side: t }) {
	return e[0]?.side === t;
}
var Zt, Qt = t((() => {
	lt(), Zt = {
		face: "down",
		hides: !0
	};
}));
b(), Qt();
var $t = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [en(t, 2654435769), en(t, 608135816)], i = new e(n, r, en(t, 3084996962), 1);
		for (let e = 0; e < 15; e++) i.next();
		return i;
	}
	static from([t, n, r, i]) {
		return new e(t | 0, n | 0, r | 0, i | 0);
	}
	get state() {
		return [
			this.#e >>> 0,
			this.#t >>> 0,
			this.#n >>> 0,
			this.#r >>> 0
		];
	}
	copy() {
		return new e(this.#e, this.#t, this.#n, this.#r);
	}
	next() {
		let e = (this.#e + this.#t | 0) + this.#r | 0;
		return this.#r = this.#r + 1 | 0, this.#e = this.#t ^ this.#t >>> 9, this.#t = this.#n + (this.#n << 3) | 0, this.#n = (this.#n << 21 | this.#n >>> 11) + e | 0, e >>> 0;
	}
	below(e) {
		let t = 4294967296 - e;
		for (;;) {
			let n = this.next(), r = n % (e >>> 0);
			if (n - r <= t) return r;
		}
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) {
			let n = this.below(t + 1), r = e[t];
			e[t] = e[n], e[n] = r;
		}
	}
};
function en(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
var tn = [4, 8], nn = tn[0] | tn[1], rn = class {
	#e;
	all;
	constructor(e, t) {
		this.#e = e, this.all = t.slice();
	}
	has(e, t) {
		return t !== 1 && this.#e.reads(1), ((this.all[e] ?? 0) & t) !== 0;
	}
	put(e, t, n) {
		let r = this.all[e];
		r !== void 0 && (this.all[e] = n ? r | t : r & ~t), this.#e[t === 1 ? "moves" : "marks"]++;
	}
	lay(e, t, n) {
		this.all[e] = +!!t | (n ? (this.all[e] ?? 0) & 2 : 0);
	}
	follow(e, t) {
		let n = e.map((e) => this.all[e] ?? 0);
		for (let [e, r] of t.entries()) this.all[r] = n[e] ?? 0;
		this.#e.moves++;
	}
	unsee(e) {
		this.put(e, nn, !1);
	}
};
// lib/core/table/kept.ts
function x(e, t = !1) {
	let n = on++;
	return (r, i = -1) => {
		let { kept: a } = r;
		a.shelves[n] ??= {
			stamps: [],
			values: []
		};
		let { stamps: o, values: s } = a.shelves[n], c = 2 * i + 2 + (t && i >= 0 ? 0 : r.side), l = o[c] ?? 0, u = a.stamp(l & 3) === l;
		if (u && !sn) return a.reads(l & 3), s[c];
		let d = a.depth;
		a.depth = 0;
		let f = e(r, i);
		return u && sn?.(s[c], f), o[c] = a.stamp(a.depth), s[c] = f, a.reads(d), f;
	};
}
var an, on, sn, cn = t((() => {
	an = class {
		shelves = [];
		moves = 1;
		marks = 0;
		others = 0;
		depth = 0;
		stamp(e) {
			return 4 * (this.moves + (e > 0 ? this.marks : 0) + (e > 1 ? this.others : 0)) + e;
		}
		reads(e) {
			e > this.depth && (this.depth = e);
		}
	}, on = 0;
}));
// lib/core/table/piles.ts
cn();
function ln(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function un(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function dn(e, t, n) {
	let r = e.flatMap((e, n) => e.flatMap((e, r) => t(e) ? [] : [{
		card: e,
		pile: n,
		place: r
	}])), i = r.map(({ card: e }) => e).sort((e, t) => e - t);
	return n.shuffle(i), r.map(({ card: t, pile: n, place: r }, a) => {
		let o = i[a] ?? t, s = e[n];
		return s && (s[r] = o), [o, n];
	});
}
function fn(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = $t.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var pn = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n ? n.#n.map((e) => e?.slice()) : [];
	}
	get(e, t) {
		return this.#e.reads(1), this.#n[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		this.get(e, t) !== n && (this.#n[t] ??= Array(this.#t).fill(0), this.#n[t][e] = n | 0, this.#e.marks++);
	}
	hasHad(e) {
		return this.#e.reads(1), this.#n[e] !== void 0;
	}
	follow(e, t) {
		for (let n of this.#n) {
			let r = e.map((e) => n?.[e] ?? 0);
			if (n) for (let [e, i] of t.entries()) n[i] = r[e] ?? 0;
		}
		this.#e.marks++;
	}
	clear(e) {
		for (let t of this.#n) t && (t[e] = 0);
	}
}, mn = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, hn = class {
	spots;
	holders;
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new WeakMap();
	#i = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(yn);
		for (let [e, { name: t }] of this.spots.entries()) this.#n.set(t, e);
		this.#t = e.sides ?? {
			places: 0,
			counters: 0
		}, this.holders = this.spots.map(({ isPile: e }, t) => e ? void 0 : this.sideOf(t));
	}
	sideOf(e) {
		let { places: t } = this.#t;
		return e < t ? 0 : e < 2 * t ? 1 : void 0;
	}
	zoneFor(e, t) {
		return e === 0 ? t : vn(t, this.#t.places);
	}
	counterFor(e, t) {
		return e === 0 ? t : vn(t, this.#t.counters);
	}
	lie(e) {
		return this.spots[e] ?? mn;
	}
	isHeld(e, t) {
		return this.lie(e).isUp && !this.lie(this.zoneFor(t, e)).isUp;
	}
	owners(e) {
		let t = this.#i.get(e);
		if (t) return t;
		let n = e.map(({ side: e }) => e ?? 0);
		return this.#i.set(e, n), n;
	}
	number(e, t) {
		let n = this.#n.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#r.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n, side: r }, i) => {
				let a = this.zoneFor(r ?? 0, this.number(this.#e.begins[n] ?? "", e));
				if (a < 0) throw Error(`no zone begins with ${n}`);
				return t[a] ??= [], t[a].push(i), a;
			})
		};
	}
}, gn = /* @__PURE__ */ new WeakMap();
function _n(e) {
	let t = gn.get(e);
	if (t) return t;
	let n = new hn(e);
	return gn.set(e, n), n;
}
function vn(e, t) {
	return e < t ? e < 0 ? e : e + t : e < 2 * t ? e - t : e;
}
function yn(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1 } = e, o = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: a,
		...o
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: a,
		...o
	}));
}
// lib/core/table/table.ts
var bn = [], xn = class e {
	board;
	index;
	start;
	dice;
	kept = new an();
	turn;
	played;
	lastOpen;
	#e;
	notes;
	log;
	turnEnds;
	touched;
	answers;
	beats;
	used = /* @__PURE__ */ new Set();
	running;
	#t;
	#n;
	#r;
	#i;
	#a;
	person;
	#o;
	#s;
	constructor(e, t, n, r) {
		this.board = e, this.index = n?.index ?? _n(e), this.start = t, this.#s = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		this.dice = r ?? (n ? n.dice.copy() : $t.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice();
		let o = n ? n.#r.all : a.map((e) => +!!this.index.lie(e).isUp);
		this.#r = new rn(this.kept, o), this.#i = new pn(this.kept, t.cards.length, n ? n.#i : void 0), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.#e = (n ? n.#e : [nt("", 0)]).map((e) => ({ ...e })), this.running = this.top, this.log = r ? void 0 : n?.log?.slice(), this.#o = n?.side ?? 0, this.person = +(t.seats[1] === "person"), this.turn = n?.turn ?? 0, this.played = n?.played ?? 0, this.lastOpen = n?.lastOpen ?? 0, this.notes = new Map(n?.notes);
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t, n = this.person) {
		let r = new e(this.board, this.start, this, t), i = [];
		for (let [e, { isPile: t, isUp: a, zone: o }] of this.index.spots.entries()) {
			let s = this.index.zoneFor(n, e);
			o.hides ? i.push(s) : t && !a && r.#l([s], n);
		}
		return r.#l(i, n), r;
	}
	get size() {
		return this.start.cards.length;
	}
	get stack() {
		return this.kept.depth = 2, this.kept.others++, this.#e;
	}
	get top() {
		return this.kept.depth = 2, this.#e[this.#e.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#o;
	}
	get isPersons() {
		return this.#o === this.person;
	}
	turnTo(e) {
		let t = this.#o;
		return this.#o = e, t;
	}
	as(e, t) {
		let n = this.turnTo(e), r = t();
		return this.turnTo(n), r;
	}
	ownerOf(e) {
		return this.#s[e] ?? 0;
	}
	controllerOf(e) {
		return this.index.holders[this.#n[e] ?? -1] ?? this.ownerOf(e);
	}
	isTheirs(e) {
		return this.controllerOf(e) !== this.#o;
	}
	#c(e) {
		return this.index.zoneFor(this.#o, e);
	}
	card(e) {
		return this.start.cards[e].card;
	}
	label(e) {
		return this.start.cards[e]?.label ?? "";
	}
	zone(e) {
		return this.index.number(e, this.start.cards);
	}
	nameOf(e) {
		let t = e - this.index.spots.length;
		return t < 0 ? this.index.spots[e]?.name ?? "" : `${this.index.holder(this.card(t))}:${t}`;
	}
	under(e) {
		return this.index.spots.length + e;
	}
	isInPlay(e) {
		return this.index.lie(this.#c(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#c(e)] ?? bn;
	}
	count(e) {
		return this.#t[this.#c(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#c(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#c(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual", r) {
		let i = this.#n[e] ?? -1;
		ln(this.#t[i], e);
		let a = this.#c(t), o = this.index.lie(a), s = this.#t[a] ?? [];
		this.#t[a] = s, this.kept.moves++, this.touched?.add(e), this.log && o.isPlay && (r ?? o.isUp) && !(this.isUp(e) && this.index.lie(i).isPlay) && this.use(e), o.isPile && n === "usual" ? un(s, e) : s.push(e), this.#n[e] = a, this.#r.lay(e, r ?? o.isUp, o.isPlay), o.isPlay || this.#i.clear(e), o.isPlay || this.notes.delete(e), this.beats?.card(e);
	}
	draw(e, t, n) {
		let r = this.in(e).slice(0, Math.max(Math.ceil(n), 0));
		for (let e of r) this.move(e, t);
		return r.length;
	}
	shuffle(e) {
		let t = this.#c(e), n = this.#t[t] ?? [];
		this.kept.moves++, fn(n, this.nameOf(t), this);
		for (let e of n) this.#r.unsee(e);
		this.beats?.shuffle(t);
	}
	isUp(e) {
		return this.#r.has(e, 1);
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#r.put(e, 1, t), this.beats?.card(e);
	}
	isExhausted(e) {
		return this.#r.has(e, 2);
	}
	exhaust(e, t = !0) {
		this.#r.put(e, 2, t), this.beats?.card(e);
	}
	isSeen(e, t = this.person) {
		return this.#r.has(e, tn[t]);
	}
	isKnown(e, t = this.person) {
		let n = this.#n[e] ?? -1;
		return this.isSeen(e, t) || this.isUp(e) && !this.index.isHeld(n, t) ? !0 : this.index.lie(n).isPile && this.#t[n]?.[0] === e && this.sum("bare", e) > 0;
	}
	isKnownTo(e, t) {
		return this.index.spots[this.index.zoneFor(e, this.#n[t] ?? -1)]?.isSecret !== !0 || this.isKnown(t, e);
	}
	isHidden(e) {
		return !this.isKnownTo(this.person, e);
	}
	known(e) {
		return this.isHidden(e) ? it : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#r.put(e, tn[this.#o], !0), this.beats?.card(e);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n), this.beats?.card(e);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.kept.depth = 2, this.#a[this.index.counterFor(this.#o, e)] ?? 0;
	}
	set(e, t) {
		let n = this.index.counterFor(this.#o, e);
		this.#a[n] = t | 0, this.kept.others++, this.beats?.counter(n);
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.kept.depth = 2, this.running.args;
	}
	note(e, t, n = this.running) {
		n.args = {
			...n.args,
			[e]: t
		}, this.kept.others++;
	}
	call(e, t = rt, n = this.#o) {
		this.stack.push(nt(e, n, t));
	}
	tell(e, t, n = !1) {
		this.board.texts?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.board.texts?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.board.texts?.said(this, e, t) ?? bn;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.used.add(e);
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.isPersons ? "" : `${this.board.sides?.name}: `, o = t === void 0 ? {} : { left: t };
		this.log.push({
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`,
			...o
		});
	}
	#l(e, t) {
		let n = e.map((e) => this.#t[e] ?? []), r = n.flat(), i = (e) => this.isKnown(e, t) || this.count(this.under(e)) > 0;
		for (let [t, r] of dn(n, i, this.dice)) this.#n[t] = e[r] ?? -1;
		this.#r.follow(r, n.flat()), this.#i.follow(r, n.flat());
	}
};
at(), Re(), Ze();
var Sn = 1e4, Cn = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, autopilot: a } = e, o = [...n, ...r];
		for (let [e, n] of [...o, ...i].entries()) {
			let { id: i } = n;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let s = (e) => e.in?.includes(i) ?? !0, c = a.filter(s), l = t === a ? c : t.filter(s);
			this.#t.set(i, {
				phase: n,
				policies: c,
				own: l,
				following: o[e + 1] ?? r[0]
			});
		}
		this.#e = o[0];
	}
	open(e, t = !0) {
		return this.openAgain(e, t).table;
	}
	openAgain(e, t = !0, n) {
		let r = new xn(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#a(r, n);
		return i === void 0 ? { table: r } : {
			table: r,
			why: i
		};
	}
	isOver(e) {
		return this.goldfish.result(e) !== void 0;
	}
	result(e) {
		let t = this.goldfish.result(e);
		return t && {
			...t,
			by: kt(this.goldfish.score(e))
		};
	}
	phase(e) {
		return this.#r(e.top.phase).phase;
	}
	isOpen({ stack: e }) {
		for (let t = 1; t < e.length; t++) if (this.#t.get(e[t].phase)?.phase.isOpen !== !0) return !1;
		return !0;
	}
	phases(e) {
		return {
			all: this.goldfish.phases,
			now: this.#r(e.stack[0].phase).phase
		};
	}
	get kinds() {
		return [...this.#t.values()].flatMap(({ phase: e }) => e.moves);
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.phase.moves) $e(e, r, n);
		return tt(e, t.phase) && n.push(Qe), n;
	}
	says(e, { do: t, to: n }) {
		let r = this.#r(e.top.phase), i = y(r.phase, t);
		if (!i) return {
			what: "Pass",
			...r.phase.passing !== void 0 && { where: r.phase.passing }
		};
		if (n === void 0) return {
			what: i.tells?.(e) ?? i.says,
			uses: i.uses
		};
		let a = e.zone(n), o = /^#\d+$/.test(n) ? Ae(e, Number(n.slice(1))) : n;
		return {
			what: i.says,
			where: i.names?.(e, n) ?? (a >= 0 ? v(e, a) : o)
		};
	}
	keyed(e, t) {
		let n = this.phase(e).moves.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return et(e, n.phase, y(n.phase, t.do), t);
	}
	isForPerson(e, t) {
		let { moves: n } = this.phase(e), r = n.find((e) => e.do === t.do);
		return r ? r.isForPerson === !0 : n.every((e) => e.isForPerson);
	}
	whyNot(e, t) {
		let n = this.#r(e.top.phase), { phase: r } = n;
		if (this.isOver(e)) return {
			what: "The game is over",
			lacks: [{
				id: "over",
				says: "no move is left",
				cite: r.cite
			}]
		};
		let i = y(n.phase, t.do);
		if (!i) return this.#n(e, r, t);
		let a = Ue(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === Qe.do) {
			if (n.card !== void 0 || n.to !== void 0) return {
				what: "Pass",
				lacks: [{
					id: "card",
					says: "names no card and no place",
					cite: r
				}]
			};
			let i = `first do this: ${t.asks?.(e) ?? t.says}`;
			return tt(e, t) ? void 0 : {
				what: "Pass",
				lacks: [{
					id: "choice",
					says: i,
					cite: r
				}]
			};
		}
		let i = [...this.#t.values()].filter((e) => y(e.phase, n.do)), [a] = i, o = a && y(a.phase, n.do);
		if (!a || !o) return {
			what: n.do,
			lacks: [{
				id: "move",
				says: "there is no such move in this game",
				cite: r
			}]
		};
		let s = {
			id: "phase",
			says: `only in ${i.map((e) => e.phase.name).join(" and ")}, and this is ${t.name}`,
			cite: a.phase.cite
		}, c = this.goldfish.called.includes(a.phase);
		return {
			what: o.says,
			lacks: [s, ...c ? [] : Ue(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let n = this.phase(e), r = We(e, n, t);
		if (r.length > 0 || En(e, n.moves, t)) return r;
		let [i] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && En(e, i, t)), [a] = i?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], o = a && this.#n(e, n, {
			do: a.do,
			card: t
		});
		return o ? [{
			...o,
			lacks: o.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return y(this.phase(e), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		return this.phase(e).moves.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return y(this.phase(e), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (e.beats?.begin(), this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.used.clear(), "free" in t) {
			if (!this.isOpen(e)) return `First finish what has begun: ${this.phase(e).name}.`;
			let n = pt(this.goldfish, e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!et(e, n.phase, y(n.phase, t.do), t)) return this.#i(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#s(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#a(e, n);
		return e.log && !r && !this.isOver(e) && Ot(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase);
		return Tn(e.isPersons ? n : r, e) || (tt(e, t) ? {
			move: Qe,
			says: "There is nothing better to do, so pass."
		} : e.isPersons && n !== r ? Tn(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Je(n);
	}
	#a(e, t) {
		for (let n = 0; n < Sn; n++) {
			e.turnTo(e.person);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), wn(t);
			let r = e.top;
			if (e.running = r, e.kept.others++, e.turnTo(r.side), r.phase === "") this.#d(e, this.#e);
			else if (this.#c(e, r, this.#r(r.phase))) {
				if (this.isOver(e)) continue;
				if (e.isPersons) return wn(t);
				let n = this.#o(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(e.person), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#o(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !et(e, t.phase, y(t.phase, r.do), r)) return `${e.board.sides?.name}: ${this.#i(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#s(e, t, r);
	}
	#s(e, t, n) {
		let { do: r, card: i = -1, to: a = "" } = n;
		e.beats?.move(e.side, n);
		let o = y(t.phase, r);
		o ? o.play(e, i, a) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#c(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#l(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#l(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && Mt(e.start)) {
			e.stack[0] = {
				...nt(i.id, Wt(n)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#u(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#d(e, s);
	}
	#u(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !Mt(e.start) ? this.#d(e, t) : e.stack[0] = {
			...nt(t.id, Wt(n)),
			isSecond: !0
		} : e.stack[0] = {
			...nt(t.id, n),
			isSecond: r
		};
	}
	#d(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(e.as(e.person, () => this.goldfish.score(e))), e.turn++, e.kept.moves++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && Mt(e.start) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = nt(t.id, n);
	}
};
function wn(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function Tn(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function En(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function Dn(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
at();
function On(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(An(t, n, e));
	let i = (n) => jn(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: kn(e, t),
		cards: r,
		counters: i(!1),
		memory: i(!0),
		stack: t.stack.map(({ phase: e, args: t, side: n }) => ({
			phase: e,
			args: t,
			...n === 1 ? { theirs: !0 } : {}
		})),
		played: t.played,
		dice: t.dice.state
	};
}
function kn(e, t) {
	return t.as(0, () => e.result(t)) !== void 0;
}
function An(e, t, n, r = e.person) {
	let i = (n) => jn(e.board.tokens, n, (n) => e.token(t, n), !1), a = i(!0), o = e.notes.get(t);
	return {
		id: t,
		name: e.isKnownTo(r, t) ? e.label(t) : it,
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: i(!1),
		...Object.keys(a).length > 0 ? { memory: a } : {},
		...o === void 0 ? {} : { note: o },
		...e.isSeen(t, r) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function jn(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function Mn(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function Nn({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r, side: i }) => [
		n,
		r,
		i,
		...Pn(t),
		e ? t.text : void 0
	]);
	return Mn(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function Pn({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function Fn(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = On(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...In(i.counters),
				...In(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...In(r), ...In(i)];
	return Mn(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		p,
		f
	]));
}
function In(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function Ln(e, t, n) {
	let { moves: r, at: i, answers: a = [] } = n, o = [], s = 0, c, l = {
		by: "nobody",
		says: ""
	}, u = (t) => {
		let n = c;
		if (!n) return;
		let r = n.log?.slice(s) ?? [];
		s += r.length;
		let { name: i } = e.phase(n);
		o.push({
			...l,
			at: t,
			phase: i,
			state: n.as(0, () => On(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? Dn(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, m] = [i === 0 ? Fn(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (m !== void 0) break;
		l = {
			by: "player",
			says: Rn(e, c, n)
		}, m = e.play(c, n, d(t + 1)), m === void 0 && u(t + 1), t + 1 === i && (p = Fn(e.goldfish, c));
	}
	let ee = {
		...p !== void 0 && { check: p },
		...m !== void 0 && { stopped: m }
	};
	return {
		board: zn(e, c),
		frames: o,
		...ee
	};
}
function Rn(e, t, n) {
	return "do" in n ? Dn(e, t, n) : "By hand";
}
function zn({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e, { columns: d } = n;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u,
			...d !== void 0 && { columns: d }
		};
	})), r = (e) => e.flatMap(({ id: e, name: t, hidden: n }) => n ? [] : {
		id: e,
		name: t
	});
	return {
		places: n,
		counters: r(e.counters),
		tokens: r(e.tokens),
		spent: e.spent?.is ?? "exhausted",
		other: e.sides?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var Bn = 20, Vn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, Hn = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function Un(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = Vn.exec(t) ?? (t.includes("/build?") ? Hn.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > Bn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
de();
function Wn(e, t, n) {
	return te(o(t.slice(0, Gn)), e.cards, ({ names: e }) => e, n);
}
var Gn = 100;
// lib/core/judge/deck.ts
function Kn(e) {
	let t = [], n = [];
	for (let r of e) {
		let { section: e, card: i, count: a } = r, o = n.includes(i) && t.find((t) => t.card === i && t.section === e);
		o ? t[t.indexOf(o)] = {
			section: e,
			card: i,
			count: o.count + a
		} : (n.push(i), t.push(r));
	}
	return t;
}
// lib/deck/list/seen.ts
function qn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, Jn);
}
var Jn = 400;
i(), ye(), jt(), de();
var Yn = 1e3, Xn = 200, Zn = 15e4, Qn = At((e) => {
	let t = new Map(e.arrangement?.words.map((e) => [o(e), "arranged"]));
	for (let n of e.sections.toReversed()) for (let e of [
		n.id,
		n.name,
		...n.also ?? []
	]) t.set(o(e), n);
	return t;
});
[
	"main",
	"main deck",
	"mainboard",
	"deck",
	"side",
	"sideboard",
	"maybeboard",
	"reserve"
].map(o);
function $n(e, t) {
	let n = Qn(e);
	return n.get(t) ?? n.get(o(t));
}
function er(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(fe(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : tr(e).id;
}
function tr(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function nr(e, t, n, i = new r(Zn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? Wn(e, t, i) : [], l = rr(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (ir(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? er(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(or(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...sr(e, s)), {
		deck: {
			...t,
			entries: Kn(a),
			misread: cr(o)
		},
		arranged: s.length > 0
	};
}
function rr(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : $n(e, t)), n);
}
function ir(e, t) {
	return (e.section === void 0 || t !== void 0) && ar(e.count);
}
function ar(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function or(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = qn(n).slice(0, Xn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : tr(e.game).id;
	if (!ar(r)) return {
		why: "bad-count",
		section: u,
		text: c,
		count: r,
		near: [],
		...l
	};
	let d = o !== void 0 && !("card" in o) ? o : s(c);
	return {
		why: o === void 0 ? "unknown-card" : "ambiguous-card",
		section: u,
		text: c,
		count: r,
		near: d.slice(0, 8).map((e) => e.label),
		...l
	};
}
function sr(e, t) {
	let n = t.map(({ entry: e, count: t }) => ({
		card: e.card,
		count: t
	}));
	return (e.game.arrangement?.arrange(n) ?? []).flatMap(({ section: e, index: n, count: r }) => {
		let i = t[n]?.entry.known;
		return i ? [{
			section: e,
			card: i,
			count: r
		}] : [];
	});
}
function cr(e) {
	if (e.length < 2) return e;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = [
			n.why,
			n.section,
			n.text,
			n.why === "bad-count" ? n.count : ""
		].join("\n"), r = t.get(e);
		t.set(e, r && n.why !== "bad-count" ? {
			...r,
			count: r.count + n.count
		} : n);
	}
	return [...t.values()];
}
// lib/deck/settings.ts
de();
function lr(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function ur(e, t) {
	let n = [], r = pr(e, t.format, n), i = hr(e, r, t.options ?? {}, n), a = gr(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : fr(t.name);
	return {
		ok: !0,
		settings: {
			format: r,
			options: i,
			house: a,
			...o === "" ? {} : { name: o }
		}
	};
}
var dr = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function fr(e) {
	return dr.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function pr(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? mr(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${a(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function mr(e, t) {
	let n = o(t);
	return e.formats.find((e) => o(e.id) === n || o(e.name) === n);
}
function hr(e, t, n, r) {
	let i = e.options.filter((e) => !e.formats || e.formats.includes(t));
	for (let [o, s] of Object.entries(n)) {
		let n = i.find((e) => e.id === o);
		if (n) (!Number.isInteger(s) || s < n.min || s > n.max) && r.push({
			about: `options.${o}`,
			message: `${n.name} is a whole number from ${n.min} to ${n.max}${Number.isNaN(s) ? "" : `, not ${s}`}.`
		});
		else {
			let n = e.options.find((e) => e.id === o)?.formats, s = n ? `That is for the format ${a(n, "or")}` : i.length > 0 ? `It has ${a(i.map((e) => e.id))}` : "It has none";
			r.push({
				about: `options.${o}`,
				message: `${e.name} ${t} has no option “${o}”. ${s}.`
			});
		}
	}
	return Object.fromEntries(i.map((e) => [e.id, Object.hasOwn(n, e.id) ? n[e.id] ?? e.default : e.default]));
}
function gr(e, t, n) {
	let r = {};
	for (let [i, o] of Object.entries(t)) {
		let t = e.house.find((e) => e.id === i);
		if (t) t.upTo === void 0 && typeof o != "boolean" ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} is either on or off, not ${o}.`
		}) : o === !1 || (t.upTo !== void 0 && (typeof o != "number" || !Number.isInteger(o) || o < 1 || o > t.upTo) ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} takes a whole number from 1 to ${t.upTo}, as in ${i}=3.`
		}) : r[i] = o);
		else {
			let t = e.house.length > 0 ? `It has ${a(e.house.map((e) => e.id))}` : "It has none";
			n.push({
				about: `house.${i}`,
				message: `${e.name} has no house rule “${i}”. ${t}.`
			});
		}
	}
	return r;
}
// lib/deck/code/bit-writer.ts
var _r = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", vr = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function yr(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (vr[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var br = new Map([..._r].map((e, t) => [e, t])), S = class extends Error {}, xr = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = br.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || yr(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new S();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new S();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new S();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new S();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, Sr = 400;
function Cr(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = xr.of(t);
	if (!n) return {
		ok: !1,
		why: "This code has a missing, extra or wrong letter. Copy the whole code again."
	};
	try {
		if (n.bits(4) !== 1) return {
			ok: !1,
			why: "This code was made by a newer version of Drydock."
		};
		let t = e[n.bits(4)];
		if (!t) return {
			ok: !1,
			why: "This code is for a game that this version of Drydock does not know."
		};
		let r = Tr(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [Er, Dr]) for (let r of t(n, Yn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new S();
		let a = ur(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${lr(a.faults)}`
		};
	} catch (e) {
		if (e instanceof S) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function wr(e, t) {
	let n = [];
	for (let { section: r, card: i, count: a } of t.lines) {
		let t = typeof i == "number" ? e.byCode(i)?.label : i;
		if (t === void 0) return {
			ok: !1,
			why: "This code has cards that this version of Drydock does not know yet."
		};
		n.push({
			section: r,
			name: t,
			count: a
		});
	}
	return {
		ok: !0,
		deck: nr(e, t.settings, n).deck
	};
}
function Tr(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new S();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new S();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new S();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(Sr) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function Er(e, t) {
	let n = e.small();
	if (n > t) throw new S();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: Or((i?.[t] ?? 0) + 1)
	}));
}
function Dr(e, t) {
	let n = e.small();
	if (n > t) throw new S();
	return Array.from({ length: n }, () => ({
		card: e.text(Sr * 2),
		count: Or(e.small() + 1)
	}));
}
function Or(e) {
	if (e > 99) throw new S();
	return e;
}
// lib/deck/code/given-deck.ts
function kr(e, t, n) {
	let r = Un(n), i = r && Cr(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = wr(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
jt(), de();
function Ar({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var jr = At((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = Ar(n);
		if (r) for (let i of n.cards) Mr(t, Te(e.game, i), r);
	}
	return t;
});
function Mr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function Nr(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = jr(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(o(e)) ?? []);
	return [...r, ...new Set(a)];
}
// lib/deck/deal.ts
b();
function Pr(e, t, n, r) {
	let { format: i, options: a, house: o } = t, s = Ir(e, t, n);
	if (typeof s == "string") return s;
	let { list: c, cards: l } = s, u = {
		format: i,
		options: a,
		card: (e) => zr(e, c, n).card
	}, d = e.opponents?.(c, n.piles, u).map(({ list: r, isWhole: i, ...a }) => {
		let o = Rr(r, c, n), s = i ? o : Lr(e, o, c, t, n);
		return {
			...a,
			cards: Br(e, s)
		};
	}), f = c.map(({ label: e }) => e), p = Nr(n.pool, f, []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	})), m = {
		seed: r,
		format: i,
		options: a,
		house: o,
		cards: l,
		...Bt,
		...d && { opponents: d },
		...p.length > 0 && { sets: p }
	}, [ee] = d ?? [];
	return ee ? Pt(m, ee) : m;
}
function Fr(e, t, n, r) {
	let i = Ir(e, t, n);
	return typeof i == "string" ? i : {
		id: r,
		name: t.name ?? "another deck",
		cards: Br(e, i.cards)
	};
}
function Ir(e, t, n) {
	let r = t.entries.reduce((e, { count: t }) => e + t, 0);
	if (r > 500) return `This deck has ${r} cards, but a table only has room for 500.`;
	let i = Vr(t, n.pool).filter(({ from: t }) => e.begins[t] !== void 0);
	return i.length === 0 ? "There is no card to play with." : {
		list: i,
		cards: Lr(e, i, i, t, n)
	};
}
function Lr({ supplies: e }, t, n, r, i) {
	return [...t, ...Rr(e?.(t, i.piles, r) ?? [], n, i)];
}
function Rr(e, t, n) {
	return e.flatMap(({ label: e, count: r, from: i }) => {
		let { card: a, label: o } = zr(e, t, n);
		return Ur({
			card: a,
			label: o,
			from: i
		}, r);
	});
}
function zr(e, t, { builtIn: n }) {
	let r = t.find((t) => t.label === e) ?? n.find(e);
	if (r === void 0 || !("card" in r)) throw Error(`a pile names no card: ${e}`);
	return r;
}
function Br(e, t) {
	let n = _n(e), r = ({ from: r }) => n.sideOf(n.number(e.begins[r] ?? "", t)) === 0;
	return t.flatMap((e) => r(e) ? [{
		...e,
		side: 1
	}] : []);
}
function Vr({ entries: e }, t) {
	return [...e].sort(Hr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => Ur({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function Hr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function Ur(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/opposite-deck.ts
b();
var Wr = "deck:";
function Gr(e) {
	return e?.startsWith(Wr) ?? !1;
}
function Kr(e, t, n, r, i) {
	if (!Gr(i)) return r;
	let a = kr(e, n.pool, i.slice(5));
	if (!a || "why" in a) return a?.why ?? "Who is opposite is no code of a deck.";
	let o = Fr(t, a.deck, n, i);
	return typeof o == "string" ? o : It(r, o);
}
b(), de();
function qr(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [o(e), t])), s = new De(t, n, a);
	return async ({ code: r, sets: o, seed: c, seats: l, opposite: u, ...d }) => {
		let f = await t.goldfish(), p = o.length === 0 ? s : new De(t, [...n, ...o], a), m = kr(e, p, r);
		if (!m || "why" in m) return { why: m?.why ?? "This link holds no deck." };
		let ee = {
			pool: p,
			builtIn: s,
			piles: i
		}, h = Pr(f, m.deck, ee, c), te = typeof h == "string" ? h : Kr(e, f, ee, h, u);
		if (typeof te == "string") return { why: te };
		let ne = Lt(te, {
			seed: c,
			opposite: u,
			origin: { seats: l }
		}), re = Ln(new Cn(f), ne, d), ie = [...new Map(ne.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => Jr(t, e, n)), ae = m.deck.misread.map(({ text: e }) => e);
		return {
			...re,
			cards: ie,
			fingerprint: Nn(f, ne),
			left: ae
		};
	};
}
function Jr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, Yr(n)]];
		}),
		text: n.text ?? ""
	};
}
function Yr(e) {
	return Array.isArray(e) ? e.map(Yr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${Yr(t)}`).join(", ");
}
// lib/games/shoulder-of-orion/book/interpretations.ts
var Xr = [
	{
		id: "exactly-40",
		text: "We read a deck of 40 cards as exactly 40. The 3 heroes come on top."
	},
	{
		id: "heroes-by-section",
		text: "The heroes of a deck are the cards in its section Heroes. A hero in Main only counts for size and copies."
	},
	{
		id: "shared-faction",
		text: "Generic is not a faction that heroes can share, and a second copy of a hero counts as another hero."
	},
	{
		id: "sideboard-apart",
		text: "The limit of 3 cards of one name is on the deck, and the sideboard is not the deck: 3 in Main and 1 in the sideboard are legal, with advice."
	},
	{
		id: "english-name",
		text: "Names are the same whatever their case, accents and spacing."
	},
	{
		id: "hybrid-by-one-hero",
		text: "A Hybrid card needs one Hybrid hero whose factions are all on the card. A third faction on the card does no harm, and two heroes do not open it together."
	},
	{
		id: "one-of-its-factions",
		text: "A general card with several factions needs one of them among the heroes' factions. The house rule asks for all of them except Generic.",
		house: "all-factions"
	},
	{
		id: "subfaction-alone",
		text: "A card of a hero's subfaction is allowed whatever its faction, as for Knights printed on a Swarm card."
	}
], C, Zr, Qr, $r, ei, ti, ni, ri, ii, ai, oi, si, ci, li, ui, w, di, fi, pi, mi, hi, gi, T = t((() => {
	C = "Shoulder of Orion rules", Zr = {
		rulebook: C,
		part: "Deck construction"
	}, Qr = {
		rulebook: C,
		part: "Sideboard"
	}, $r = {
		rulebook: C,
		part: "Before the game"
	}, ei = {
		rulebook: C,
		part: "Opening hand"
	}, ti = {
		rulebook: C,
		part: "Hand size"
	}, ni = {
		rulebook: C,
		part: "Energy stack"
	}, ri = {
		rulebook: C,
		part: "Turn: beginning"
	}, ii = {
		rulebook: C,
		part: "Turn: play step"
	}, ai = {
		rulebook: C,
		part: "Cache"
	}, oi = {
		rulebook: C,
		part: "Turn: orbiting cards"
	}, si = {
		rulebook: C,
		part: "Turn: rally"
	}, ci = {
		rulebook: C,
		part: "Turn: cleanup"
	}, li = {
		rulebook: C,
		part: "Turn: draw"
	}, ui = {
		rulebook: C,
		part: "Tech levels"
	}, w = {
		rulebook: C,
		part: "Attack actions"
	}, di = {
		rulebook: C,
		part: "Blocking"
	}, fi = {
		rulebook: C,
		part: "Supertypes"
	}, pi = {
		rulebook: C,
		part: "Heroes and transforming"
	}, mi = {
		rulebook: C,
		part: "Playing cards"
	}, hi = {
		rulebook: C,
		part: "Resolving cards"
	}, gi = {
		rulebook: C,
		part: "Instants"
	};
}));
// lib/games/shoulder-of-orion/book/rules.ts
T();
var _i = [], vi, yi, bi, xi, Si = t((() => {
	vi = [
		"action",
		"attack-action",
		"augment",
		"aura",
		"fortification",
		"instant",
		"item",
		"warrior"
	], yi = {
		is: "number",
		min: 0,
		max: 99
	}, bi = {
		is: "word",
		of: [
			"land",
			"air",
			"space"
		]
	}, xi = [
		{
			name: "type",
			label: "type",
			shapes: [{
				is: "word",
				of: ["hero", ...vi]
			}],
			search: "t"
		},
		{
			name: "factions",
			label: "factions",
			shapes: [{ is: "words" }],
			search: "f"
		},
		{
			name: "subfaction",
			label: "subfaction",
			shapes: [{ is: "word" }],
			search: "f",
			mayLack: !0
		},
		{
			name: "supertype",
			label: "supertype",
			shapes: [bi],
			kinds: ["fortification", "warrior"]
		},
		{
			name: "subtype",
			label: "subtype",
			shapes: [{ is: "word" }],
			mayLack: !0
		},
		{
			name: "tier",
			label: "tech tier",
			shapes: [yi],
			kinds: vi
		},
		{
			name: "cost",
			label: "cost",
			shapes: [yi],
			kinds: vi,
			search: "c"
		},
		{
			name: "attack",
			label: "attack",
			shapes: [yi],
			kinds: ["attack-action", "warrior"]
		},
		{
			name: "health",
			label: "health",
			shapes: [yi],
			kinds: ["fortification", "warrior"]
		},
		{
			name: "transform",
			label: "transform cost",
			shapes: [yi],
			kinds: ["hero"]
		},
		{
			name: "frontline",
			label: "frontline side",
			shapes: [{
				is: "record",
				fields: {
					attack: yi,
					health: yi,
					supertype: bi
				}
			}],
			kinds: ["hero"]
		}
	];
}));
// lib/games/shoulder-of-orion/cards/layout.ts
Si();
var Ci = [];
// lib/core/judge/rule.ts
function wi() {
	return (e, t) => ({
		...Object.fromEntries(t.map((e) => [e.id, e])),
		rule: (t, n, r, i, a = {}) => ({
			...i,
			id: `${e}/${t}`,
			cite: n,
			says: r,
			...a
		})
	});
}
// lib/games/shoulder-of-orion/cards/sections.ts
var Ti = [
	{
		id: "heroes",
		name: "Heroes",
		also: ["hero"],
		kinds: ["hero"]
	},
	{
		id: "main",
		name: "Main",
		also: ["deck", "main deck"]
	},
	{
		id: "sideboard",
		name: "Sideboard",
		also: ["side", "side board"],
		prefix: "SB",
		optional: !0
	}
], { rule: Ei, heroes: Di, main: Oi, sideboard: ki } = wi()("shoulder-of-orion", Ti), Ai = [], ji = /* @__PURE__ */ n({ drawings: () => Mi }), Mi, Ni = t((() => {
	Mi = [];
})), Pi = /* @__PURE__ */ n({ intro: () => Fi }), Fi, Ii = t((() => {
	Fi = [];
})), Li = /* @__PURE__ */ n({ terms: () => Ri }), Ri, zi = t((() => {
	Ri = [];
}));
// lib/core/table/ask.ts
function Bi(e, t, n, r = rt) {
	(n === "other-only" || Mt(e.start)) && e.call(t, r, Wt(e.side)), n === "active-first" && e.call(t, r);
}
function Vi(e, t, n) {
	let r = t === "until-both-pass", i = (e) => {
		r && e.note("passed", (e.args.passed ?? 0) + 1), e.leave();
	}, a = (e) => ({
		...e,
		play: (t, n, i) => {
			t.note(r ? "passed" : "played", +!r), r && t.leave(), e.play(t, n, i);
		}
	});
	return {
		...e,
		run: (e) => {
			n(e) || i(e);
		},
		moves: e.moves.map(a),
		pass: i,
		end: (t, { played: n = 0, ...i }) => {
			(r ? (i.passed ?? 0) < 2 : n > 0) && t.call(e.id, i, Wt(t.side));
		}
	};
}
var Hi, Ui = t((() => {
	at(), b(), Qt(), Hi = (e) => (t) => {
		e(t) || t.leave();
	};
}));
// lib/core/table/goldfish.ts
function Wi(e, ...t) {
	return t.map((t) => ({
		zone: t,
		side: e,
		as: "pile"
	}));
}
var Gi = t((() => {}));
// lib/games/shoulder-of-orion/table/table.ts
function Ki(e) {
	let t = e.get(O.attacker) - 1;
	return t >= 0 && e.isTheirs(t);
}
function qi(e) {
	let t = e.said("hand-maximum", -1);
	return t.length === 0 ? e.get(O.handSize) : Math.min(...t);
}
function Ji(e) {
	return Math.max(e.count(D.hand) - qi(e), 0);
}
function E(e, t) {
	let { type: n } = e.card(t);
	return n === "warrior" || n === "hero";
}
function Yi(e) {
	let t = e.type === "hero" ? e.frontline?.attack : e.attack;
	return typeof t == "number" ? t : void 0;
}
function Xi(e, t) {
	let n = e.card(t), r = Yi(n);
	if (r === void 0) return;
	if (n.type === "attack-action") return Math.max(r + e.sum("rider", t), 0);
	let i = e.token(t, k.attack) + e.token(t, k.attackNow) + e.sum("attack", t);
	return Math.max(r + i, 0);
}
function Zi(e, t) {
	return e.token(t, k.harmless) > 0 ? 0 : Xi(e, t) ?? 0;
}
function Qi(e, t) {
	let n = e.card(t), r = n.type === "hero" ? n.frontline?.health : n.health;
	if (typeof r == "number") return r + e.token(t, k.health) + e.token(t, k.healthNow);
}
function $i(e, t) {
	return Qi(e, t) !== void 0;
}
function ea(e, t) {
	let n = Qi(e, t);
	return n === void 0 ? void 0 : n + e.sum("health", t);
}
function ta(e, t, n) {
	let r = Qi(e, t);
	if (r === void 0) return !1;
	let i = e.token(t, k.damage);
	return (n || i >= r) && i >= r + e.sum("health", t);
}
var na, ra, ia, D, O, aa, k, A, oa, j = t((() => {
	lt(), Gi(), Qt(), {zones: na, counters: ra, sides: ia, ZONE: D, COUNTER: O} = Ut({
		player: {
			zones: [
				{
					id: "draw",
					name: "Deck",
					face: "down",
					as: "pile",
					theirs: Zt
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: Zt
				},
				{
					id: "heroes",
					name: "Hero Zone",
					face: "up",
					as: "play"
				},
				{
					id: "ao",
					name: "AO",
					face: "up",
					as: "play"
				},
				{
					id: "cache",
					name: "Cache",
					face: "up",
					as: "hand"
				},
				{
					id: "energy",
					name: "Energy Stack",
					face: "up",
					as: "hand"
				},
				{
					id: "orbit",
					name: "Orbit",
					face: "down",
					as: "hand",
					theirs: Zt
				},
				{
					id: "discard",
					name: "Discard",
					face: "up",
					as: "pile"
				},
				{
					id: "removed",
					name: "Removed",
					face: "up",
					as: "pile"
				}
			],
			counters: [
				{
					id: "energy",
					name: "Energy Pool",
					theirs: { hidden: !0 }
				},
				{
					id: "techLevel",
					name: "Tech Level"
				},
				{
					id: "life",
					name: "Life",
					theirs: { id: "dummyLife" }
				},
				{
					id: "handSize",
					name: "Maximum hand size",
					theirs: { hidden: !0 }
				},
				{
					id: "first",
					name: "Goes first",
					hidden: !0
				},
				{
					id: "cached",
					name: "The cache was added to",
					hidden: !0
				},
				{
					id: "spent",
					name: "The cache was used for energy",
					hidden: !0
				},
				{
					id: "warriors",
					name: "Warriors played this turn",
					hidden: !0
				},
				{
					id: "tide",
					name: "Tide warriors played this turn",
					hidden: !0
				},
				{
					id: "instants",
					name: "Instants played this turn",
					hidden: !0
				},
				{
					id: "attackActions",
					name: "Attack Actions played this turn",
					hidden: !0
				},
				{
					id: "techCheaper",
					name: "The next Tech Level costs less by",
					hidden: !0
				},
				{
					id: "shield",
					name: "Damage prevented this turn",
					hidden: !0
				},
				{
					id: "warded",
					name: "Fortifications take no damage this turn",
					hidden: !0
				}
			]
		},
		between: {
			zones: [{
				id: "sideboard",
				name: "Sideboard",
				face: "up",
				as: "hand"
			}],
			counters: [{
				id: "attacker",
				name: "The card that attacks, plus 1",
				hidden: !0
			}, {
				id: "denied",
				name: "The attack has no effect",
				hidden: !0
			}]
		},
		theirs: (e) => `Their ${e}`
	}), aa = [
		{
			id: "damage",
			name: "Damage"
		},
		{
			id: "attack",
			name: "Attack changed by",
			sign: "attack",
			stat: "attack",
			mayBeNegative: !0
		},
		{
			id: "health",
			name: "Health changed by",
			sign: "health",
			stat: "health",
			mayBeNegative: !0
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "blocked",
			name: "Has blocked this turn",
			hidden: !0
		},
		{
			id: "blocking",
			name: "Blocks this attack",
			hidden: !0
		},
		{
			id: "attackNow",
			name: "Attack changed this turn by",
			sign: "attack",
			mayBeNegative: !0
		},
		{
			id: "healthNow",
			name: "Health changed this turn by",
			sign: "health",
			mayBeNegative: !0
		},
		{
			id: "harmless",
			name: "Deals no damage this turn"
		},
		{
			id: "used",
			name: "Was used this turn",
			hidden: !0
		},
		{
			id: "returned",
			name: "Was played from the discard pile",
			hidden: !0
		}
	], k = st(aa), A = Kt(ia, [D.ao]), oa = [
		{
			zone: "enemy-ao",
			row: 1,
			column: 1,
			span: 7,
			side: "enemy",
			as: "row"
		},
		{
			zone: "enemy-heroes",
			row: 1,
			column: 8,
			span: 3,
			side: "enemy",
			as: "row"
		},
		{
			zone: "ao",
			row: 2,
			column: 1,
			span: 10,
			side: "mine",
			as: "row",
			height: 1.1
		},
		{
			zone: "heroes",
			row: 3,
			column: 1,
			span: 6,
			side: "mine",
			as: "row"
		},
		{
			zone: "orbit",
			row: 3,
			column: 7,
			span: 4,
			side: "mine",
			as: "row"
		},
		{
			zone: "cache",
			row: 4,
			column: 1,
			span: 5,
			side: "mine",
			as: "row"
		},
		{
			zone: "energy",
			row: 4,
			column: 6,
			span: 5,
			side: "mine",
			as: "row"
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		...Wi("mine", "draw", "discard", "removed", "sideboard"),
		...Wi("enemy", "enemy-hand", "enemy-draw", "enemy-cache", "enemy-energy"),
		...Wi("enemy", "enemy-orbit", "enemy-discard", "enemy-removed")
	];
}));
// lib/games/shoulder-of-orion/table/leaving.ts
function sa(e, t) {
	for (let n of [...e.in(e.under(t))]) e.move(n, qt(e, n, D.discard)), e.say(() => `${e.label(n)} goes to the discard pile with what it augmented.`);
	if (e.card(t).type !== "hero") return;
	let n = qt(e, t, D.heroes);
	e.zoneOf(t) !== n && e.move(t, n);
	for (let n of ya) e.setToken(t, n, 0);
}
function ca(e, t) {
	e.card(t).type === "hero" && (e.exhaust(t), e.say(() => `${e.label(t)} is exhausted and returns to the Hero Zone.`));
}
function la(e, t, n) {
	let [r, i] = [A.includes(n), A.includes(e.zoneOf(t))];
	r && !i ? (sa(e, t), ca(e, t)) : !r && i && E(e, t) && (e.exhaust(t), e.say(() => `${e.label(t)} enters the AO exerted.`));
}
function ua(e, { free: t, card: n = -1, to: r = "" }) {
	let i = e.zoneOf(n);
	if (t === "counter" && i === D.heroes && ya.some((e) => aa[e]?.id === r)) return `${e.label(n)} is in the Hero Zone, where no card can be targeted.`;
	if (t !== "move") return;
	let a = e.zone(r) - e.under(0);
	if (a >= 0 && !A.includes(e.zoneOf(a))) return `Nothing can be attached to ${e.label(a)}: it is not in the AO.`;
	if (i === D.heroes && e.card(n).type === "hero" && r !== "ao" && r !== "heroes") return `${e.label(n)} cannot leave the Hero Zone but by transforming: into the AO.`;
	let o = e.get(O.techLevel);
	if (!(r !== "orbit" || i === D.orbit || e.count(D.orbit) < o)) return `Every orbit slot is taken: there are as many as the Tech Level, ${o}.`;
}
function da(e, t) {
	A.includes(e.zoneOf(t)) && E(e, t) && e.tell("leaves", t);
}
function fa(e, t) {
	return e.token(t, k.returned) > 0 && e.sum("leaves-for-good", t) > 0;
}
function pa(e, t, n, r = "usual") {
	let i = fa(e, t);
	e.move(t, i ? qt(e, t, D.removed) : n, r), sa(e, t), ca(e, t), i && e.say(() => `${e.label(t)} is removed from the game.`);
}
function ma(e, t, n, r) {
	da(e, t), pa(e, t, n, r);
}
function ha(e, t) {
	return A.includes(e.zoneOf(t)) ? (da(e, t), e.tell("destroyed", t), pa(e, t, qt(e, t, D.discard)), !0) : !1;
}
function ga(e, t) {
	da(e, t), e.card(t).type !== "hero" && !fa(e, t) && e.tell("returned", t), pa(e, t, qt(e, t, D.hand)), e.say(() => `${e.label(t)} is returned.`);
}
function _a(e) {
	for (let t = Sa(e); t >= 0; t = Sa(e)) {
		let [n, r, i] = [
			e.label(t),
			e.token(t, k.damage),
			ea(e, t)
		];
		e.say(() => `${n} is destroyed: ${r} damage on a health of ${i}.`), ha(e, t);
	}
}
var va, ya, ba, xa, Sa, Ca = t((() => {
	jt(), cn(), Qt(), j(), va = [
		k.attackNow,
		k.healthNow,
		k.harmless
	], ya = [
		k.damage,
		k.attack,
		k.health,
		...va
	], ba = [
		k.damage,
		k.health,
		k.healthNow
	], xa = At((e) => e.some(({ card: { health: e, frontline: t } }) => e === 0 || t?.health === 0)), Sa = x((e) => {
		let t = e.sum("frail", 0) > 0;
		if (!t && !ba.some((t) => e.hasHad(t)) && !xa(e.start.cards)) return -1;
		for (let n of A) for (let r of e.in(n)) if (ta(e, r, t)) return r;
		return -1;
	});
}));
// lib/games/shoulder-of-orion/table/combat.ts
function wa(e, t) {
	let n = e.card(t);
	return e.sum("is-air", t) > 0 ? Va.indexOf("air") : Va.indexOf((n.type === "hero" ? n.frontline?.supertype : n.supertype) ?? void 0);
}
function Ta(e, t) {
	return Math.max((ea(e, t) ?? 0) - e.token(t, k.damage), 0);
}
function Ea(e, t, n) {
	let r = Ka[wa(e, t)];
	if (r !== void 0 && e.sum(r, n) > 0) return !0;
	for (let r of e.said("evades-attack", n)) if ((Xi(e, t) ?? 0) <= r) return !0;
	for (let r of e.said("evades-health", n)) if ((ea(e, t) ?? 0) <= r) return !0;
	return !1;
}
function Da(e) {
	let t = e.get(O.attacker) - 1, n = e.zoneOf(t);
	return n === D.ao || n === D["enemy-ao"] || t >= 0 && e.isKnownTo(e.side, t) && !E(e, t) ? t : -1;
}
function Oa(e, t) {
	return Ta(e, t) + ka(e, t);
}
function ka(e, t) {
	let n = Da(e);
	return n >= 0 && e.card(n).type === "attack-action" ? e.sum("hardened", t) : 0;
}
function Aa(e, t, n) {
	let r = ka(e, t), i = Math.min(n, Ta(e, t) + r);
	return e.setToken(t, k.damage, e.token(t, k.damage) + Math.max(i - r, 0)), n - i;
}
function ja(e, t, n) {
	return e.as(t, () => {
		let t = e.get(O.shield);
		return t > 0 && e.set(O.shield, Math.max(t - n, 0)), Math.max(n - t, 0);
	});
}
function Ma(e, t, n) {
	let r = e.controllerOf(t), i = e.card(t).type === "fortification";
	if (i && e.as(r, () => e.get(O.warded)) > 0) return 0;
	let a = i ? ja(e, r, n) : n;
	return e.setToken(t, k.damage, e.token(t, k.damage) + a), a;
}
function Na(e, t) {
	return t === e ? "" : t === 0 ? " nothing goes through, and" : ` ${t} of it ${t === 1 ? "goes" : "go"} through, and`;
}
function Pa(e) {
	return e === 0 ? "no life left" : `${e} life`;
}
function Fa(e, t, n) {
	return e.as(Wt(e.ownerOf(t)), () => e.said("shrugs", -1).includes(n));
}
function Ia(e, t, n) {
	let r = n;
	for (let n of qa(e, D["enemy-ao"])) {
		let i = E(e, t) ? Zi(e, n) : 0, a = r;
		r = Aa(e, n, r);
		let o = a - r, s = i - Aa(e, t, i);
		e.say(() => {
			let r = s > 0 ? ` and deals ${s} to ${e.label(t)}` : "";
			return `${e.label(n)} blocks, takes ${o}${r}.`;
		});
	}
	return r;
}
function La(e, t, n, r) {
	let i = e.args.onto ?? -1;
	if (i >= 0 && e.zoneOf(i) !== D["enemy-ao"]) return e.say(() => `${e.label(i)} has left: the rest of the attack hits nothing.`), 0;
	if (i >= 0) {
		let a = Ma(e, i, r + (r > 0 ? e.sum("breaks", t) : 0));
		return e.say(() => `${e.label(t)} attacks ${e.label(i)} for ${n}: it takes ${a}.`), 0;
	}
	let a = Fa(e, t, n) ? 0 : ja(e, Wt(e.side), r), o = Math.max(e.get(O.dummyLife) - a, 0);
	e.set(O.dummyLife, o);
	let s = e.isPersons ? "the opponent has" : "you have", [c, l] = [Na(n, a), Pa(o)];
	return e.say(() => `${e.label(t)} attacks for ${n}:${c} ${s} ${l}.`), a;
}
function Ra(e, t) {
	if (e.get(O.denied) > 0) {
		e.say(() => `The attack of ${e.label(t)} has no effect.`);
		return;
	}
	let n = Zi(e, t), r = qa(e, D["enemy-ao"]).length > 0, i = La(e, t, n, Ia(e, t, n));
	e.tell(r ? "blocked" : "unblocked", t), i > 0 && e.tell("damages", t);
}
function za(e, t) {
	return !E(e, t) || e.zoneOf(t) === D.ao;
}
function Ba(e) {
	for (let t of [...e.in(D.ao), ...e.in(D.heroes)]) {
		for (let n of Za) e.setToken(t, n, 0);
		for (let n of e.in(e.under(t))) e.setToken(n, k.used, 0);
		E(e, t) && (e.setToken(t, k.damage, 0), e.setToken(t, k.blocked, 0));
	}
	for (let t of Qa) e.set(O[t], 0);
}
var Va, Ha, Ua, Wa, Ga, Ka, qa, Ja, Ya, Xa, Za, Qa, $a = t((() => {
	Ui(), cn(), b(), Qt(), Ca(), j(), Va = [
		"land",
		"air",
		"space"
	], Ha = x((e, t) => e.in(t < 0 ? D.ao : t).filter((t) => E(e, t))), Ua = [
		{
			id: "rallied",
			cite: w,
			holds: (e, t) => !e.isExhausted(t) || e.sum("blocks-exerted", t) > 0,
			lacks: () => "it is exerted"
		},
		{
			id: "blocks",
			cite: di,
			holds: (e, t) => e.token(t, k.blocked) <= +(e.sum("blocks-again", t) > 0),
			lacks: () => "a warrior blocks one attack a turn, and it has blocked"
		},
		{
			id: "health",
			cite: w,
			holds: (e, t) => $i(e, t) || void 0,
			lacks: () => "not known: its health was never published"
		},
		{
			id: "evaded",
			cite: w,
			holds: (e, t, n) => n < 0 || !Ea(e, t, n),
			lacks: (e, t, n) => `a text of ${e.label(n)} says that it cannot be blocked by this warrior`
		},
		{
			id: "supertype",
			cite: fi,
			holds: (e, t, n) => {
				if (n < 0 || !E(e, n)) return !0;
				let [r, i] = [wa(e, t), wa(e, n)];
				return r < 0 || i < 0 || Math.abs(r - i) <= 1;
			},
			lacks: (e, t, n) => `${Va[wa(e, t)]} does not meet ${Va[wa(e, n)]}`
		}
	], Wa = Ua.map(({ id: e, cite: t, holds: n, lacks: r }) => ({
		id: e,
		cite: t,
		holds: (e, t) => n(e, t, Da(e)),
		lacks: (e, t) => r(e, t, Da(e))
	})), Ga = {
		land: "evades-land",
		air: "evades-air",
		space: "evades-space"
	}, Ka = Va.map((e) => `evades-${e}`), qa = x((e, t) => e.in(t).filter((t) => e.token(t, k.blocking) > 0).sort((t, n) => Oa(e, t) - Oa(e, n))), Ja = x((e, t) => e.in(t).filter((t) => e.sum("lure", t) > 0)), Ya = {
		id: "strike",
		name: "Attack",
		cite: w,
		says: "The opponent may block. What its blocker cannot take goes through.",
		begin: (e, { card: t = -1, onto: n = -1 }) => {
			if (!za(e, t)) return;
			let r = n < 0 ? Ja(e, D["enemy-ao"])[0] ?? -1 : n;
			e.set(O.attacker, t + 1), e.call("damage", {
				card: t,
				onto: r
			}), Mt(e.start) && (e.call("instants", {
				card: t,
				onto: r
			}), Bi(e, "block", "other-only", {
				card: t,
				onto: r
			}), e.tell("attacked", t));
		},
		moves: []
	}, Xa = {
		id: "damage",
		name: "Damage",
		cite: w,
		says: "Blockers take the damage of the attack first. The rest goes through.",
		begin: (e, { card: t = -1 }) => {
			_a(e), za(e, t) && Ra(e, t), e.set(O.attacker, 0), e.set(O.denied, 0);
			for (let t of e.in(D["enemy-ao"])) e.setToken(t, k.blocking, 0);
		},
		moves: []
	}, Za = [
		k.attackNow,
		k.healthNow,
		k.harmless,
		k.used
	], Qa = [
		"energy",
		"warriors",
		"tide",
		"instants",
		"attackActions",
		"techCheaper",
		"shield",
		"warded"
	];
}));
// lib/games/shoulder-of-orion/table/paying.ts
function eo(e, t) {
	return e.get(t) === 0 || e.sum("free-cache", -1) > 0;
}
function to(e) {
	return e.count(D.cache) > 0 && eo(e, O.cached);
}
function no(e, t) {
	let n = e.count(D.hand) - +(t >= 0 && e.zoneOf(t) === D.hand), r = to(e) ? e.count(D.cache) : 0;
	return e.get(O.energy) + n + r;
}
function ro(e, t, n) {
	let r = e.isExhausted(t) ? 0 : e.sum("mints-from", t);
	return r > 0 && (e.card(n).cost ?? 0) >= r ? e.sum("mints", t) : 0;
}
function io(e, t) {
	let n = 0;
	for (let r of e.in(D.ao)) n += ro(e, r, t);
	return n;
}
function ao(e, t) {
	return no(e, t) + (t < 0 ? 0 : io(e, t));
}
function oo(e, t, n) {
	let r = no(e, n);
	return r >= t || n >= 0 && r + io(e, n) >= t;
}
function so(e, t, n = -1) {
	let { cost: r } = e.card(t);
	if (typeof r == "number") return Math.max(r + e.sum("cost", t) + (n < 0 ? 0 : e.sum("augment-cost", n)), 0);
}
function co(e) {
	return Math.max(ho - e.get(O.techCheaper), 0);
}
function lo(e, t) {
	e.call("pay", { ...t });
}
function uo(e, t, n, r) {
	Bi(e, "pay", "other-only", {
		for: M.toll,
		cost: t,
		card: n,
		onto: -1,
		stake: r
	});
}
function fo(e, { cost: t = 0, card: n = -1 }) {
	let r = e.get(O.energy) >= t;
	e.say(() => `${r ? `${t} energy` : "Nothing"} is paid for ${e.label(n)}.`), r && (e.add(O.energy, -t), e.note("seen", 1, e.top));
}
function po(e) {
	e.get(O.energy) >= (e.args.cost ?? 0) && e.leave();
}
function mo(e) {
	return {
		id: "pay",
		name: "Pay",
		cite: ni,
		says: "Cards from your hand pay one energy each. If you cached nothing this turn, you may move the whole cache at once instead.",
		asks: (e) => {
			let { cost: t = 0, card: n = -1 } = e.args, r = t - e.get(O.energy);
			return go(e) ? `${e.label(n)} asks for ${r} more energy. Press cards in your hand, or pay nothing.` : `Pay ${r} more energy for ${n < 0 ? "the next tech level" : e.label(n)}. Press cards in your hand: each pays 1.`;
		},
		forMe: "Pay with",
		about: (e) => [e.args.card ?? -1],
		passing: "Pay nothing",
		begin: (e) => {
			go(e) && !oo(e, e.args.cost ?? 0, -1) ? e.leave() : po(e);
		},
		moves: [
			_o,
			vo,
			yo
		],
		mayPass: go,
		end: (t, n) => {
			n.for === M.toll ? fo(t, n) : (t.add(O.energy, -(n.cost ?? 0)), e(t, n));
		}
	};
}
var M, ho, go, _o, vo, yo, bo = t((() => {
	Ui(), T(), j(), M = {
		card: 0,
		transform: 1,
		tech: 2,
		ability: 3,
		exertion: 4,
		text: 5,
		toll: 6
	}, ho = 2, go = (e) => e.args.for === M.toll, _o = {
		do: "energy",
		says: "Put a card into the Energy Stack",
		of: "another card in your hand",
		cards: (e) => e.in(D.hand).filter((t) => t !== e.args.card),
		play: (e, t) => {
			e.move(t, D.energy), e.add(O.energy, 1), e.say(() => `${e.label(t)} goes into the Energy Stack: 1 energy.`), po(e);
		}
	}, vo = {
		do: "use-cache",
		says: "Use the whole Cache for energy",
		uses: "the whole Cache",
		cite: ai,
		needs: [{
			id: "cache",
			cite: ai,
			holds: (e) => e.count(D.cache) > 0,
			lacks: () => "your cache is empty"
		}, {
			id: "cached",
			cite: ai,
			holds: (e) => eo(e, O.cached),
			lacks: () => "you have cached a card in this turn, so the cache is not used"
		}],
		play: (e) => {
			let t = [...e.in(D.cache)];
			for (let n of t) e.move(n, D.energy);
			e.add(O.energy, t.length), e.set(O.spent, 1), e.say(() => `The whole cache is used: ${t.length} energy.`), po(e);
		}
	}, yo = {
		do: "mint",
		says: "Exert a card for energy",
		of: "a rallied card in your AO whose text gives energy for what is paid",
		cards: (e) => e.args.for === M.card ? e.in(D.ao).filter((t) => ro(e, t, e.args.card ?? -1) > 0) : [],
		play: (e, t) => {
			let n = ro(e, t, e.args.card ?? -1);
			e.exhaust(t), e.add(O.energy, n), e.say(() => `${e.label(t)} is exerted: ${n} energy.`), po(e);
		}
	};
}));
// lib/games/shoulder-of-orion/table/play-step.ts
function xo(e) {
	return e.turn > 1 || e.get(O.first) === 0;
}
function So(e, t) {
	return {
		id: "energy",
		cite: ni,
		isPrice: !0,
		holds: (n, r, i) => {
			let a = e(n, r, i);
			return a === void 0 ? void 0 : oo(n, a, t ? r : -1);
		},
		lacks: (n, r, i) => {
			let a = e(n, r, i);
			return a === void 0 ? "not known: its cost was never published" : `costs ${a} energy, you can pay ${ao(n, t ? r : -1)}`;
		}
	};
}
function Co(e) {
	return e.startsWith("#") ? Number(e.slice(1)) : -1;
}
function wo(e, t) {
	return ea(e, t) !== void 0;
}
var To, Eo, Do, Oo, ko, Ao, jo, Mo, No, Po, Fo, Io, Lo, Ro, zo, Bo, Vo = t((() => {
	cn(), Ze(), T(), $a(), bo(), j(), To = (e, t) => e.card(t).type === "hero", Eo = (e, t) => e.card(t).type === "attack-action", Do = {
		id: "type",
		cite: mi,
		holds: (e, t) => !To(e, t),
		lacks: () => "a hero is not played; it begins in the Hero Zone and transforms"
	}, Oo = {
		id: "tech-level",
		cite: ui,
		isPrice: !0,
		holds: (e, t) => {
			if (To(e, t)) return !0;
			let { tier: n } = e.card(t);
			return typeof n == "number" ? n <= e.get(O.techLevel) : void 0;
		},
		lacks: (e, t) => {
			let { tier: n } = e.card(t);
			return typeof n == "number" ? `needs Tech Level ${n}, you have ${e.get(O.techLevel)}` : "not known: its tier was never published";
		}
	}, ko = {
		id: "first-turn",
		cite: w,
		holds: xo,
		lacks: () => "who goes first makes no attack in the first turn"
	}, Ao = {
		id: "sacrifice",
		cite: mi,
		holds: (e, t) => !Eo(e, t) || e.sum("sacrifice", t) === 0 || Ha(e).length > 0,
		lacks: () => "needs a warrior of yours as an additional cost, you have none"
	}, jo = [""], Mo = x((e) => {
		let t = Ja(e, D["enemy-ao"]);
		if (t.length > 0) return t.map((e) => `#${e}`);
		let n = e.in(D["enemy-ao"]).filter((t) => e.card(t).type === "fortification");
		return n.length === 0 ? jo : ["", ...n.filter((t) => wo(e, t)).map((e) => `#${e}`)];
	}), No = x((e) => {
		let t = [...e.in(D.hand), ...e.in(D.orbit)];
		for (let n of e.in(D.discard)) e.sum("from-discard", n) > 0 && t.push(n);
		return t;
	}), Po = {
		do: "play",
		says: "Play",
		cards: No,
		targets: (e, t) => {
			let { type: n } = e.card(t);
			return n === "attack-action" ? Mo(e) : n === "augment" ? Ha(e).map((e) => `#${e}`) : jo;
		},
		cite: mi,
		of: "a card in your hand or in orbit",
		at: (e, t) => Eo(e, t) ? "something that may be attacked" : "a warrior of yours",
		needs: [
			Do,
			Oo,
			{
				...ko,
				holds: (e, t) => !Eo(e, t) || xo(e)
			},
			Ao,
			So((e, t, n) => To(e, t) ? 0 : so(e, t, Co(n)), !0)
		],
		play: (e, t, n) => {
			let r = Co(n), i = so(e, t, r) ?? 0;
			e.say(() => `${e.label(t)} is played for ${i} energy.`), lo(e, {
				for: M.card,
				cost: i,
				card: t,
				onto: r
			});
		}
	}, Fo = {
		...Po,
		of: "an Instant in your hand or in orbit",
		cards: x((e) => No(e).filter((t) => e.card(t).type === "instant"))
	}, Io = {
		do: "cache",
		isElsewhere: !0,
		says: "Cache and draw one",
		cite: ai,
		of: "a card in your hand",
		cards: (e) => e.in(D.hand),
		needs: [{
			id: "cached",
			cite: ai,
			holds: (e) => e.get(O.cached) === 0,
			lacks: () => "one card a turn goes to the cache, and you have cached one"
		}, {
			id: "cache-used",
			cite: ai,
			holds: (e) => eo(e, O.spent),
			lacks: () => "your cache was used in this turn, so nothing is added to it"
		}],
		play: (e, t) => {
			e.move(t, D.cache), e.set(O.cached, 1), e.say(() => `${e.label(t)} goes to the cache.`), e.count(D.draw) > 0 && e.call("cache-draw"), e.tell("cached", t);
		}
	}, Lo = {
		do: "orbit",
		isElsewhere: !0,
		says: "Put a card into orbit",
		cite: oi,
		of: "a card in your hand",
		cards: (e) => e.in(D.hand),
		needs: [{
			id: "orbit",
			cite: oi,
			holds: (e) => e.count(D.orbit) < e.get(O.techLevel),
			lacks: (e) => {
				let t = e.get(O.techLevel);
				return `needs an empty orbit slot: Tech Level ${t} gives you ${t}, and ${e.count(D.orbit)} ${e.count(D.orbit) === 1 ? "is" : "are"} filled`;
			}
		}],
		play: (e, t) => {
			e.move(t, D.orbit), e.say(() => `${e.known(t)} goes into orbit.`);
		}
	}, Ro = {
		do: "tech",
		says: "Raise the Tech Level by 1 for 2 energy",
		key: "t",
		cite: ui,
		needs: [So(co, !1)],
		play: (e) => lo(e, {
			for: M.tech,
			cost: co(e),
			card: -1,
			onto: -1
		})
	}, zo = {
		do: "transform",
		says: "Transform a hero",
		cite: pi,
		of: "a hero of yours",
		cards: (e) => [...e.in(D.heroes), ...e.in(D.ao)].filter((t) => To(e, t)),
		needs: [So((e, t) => e.card(t).transform ?? void 0, !1)],
		play: (e, t) => {
			let n = e.card(t).transform ?? 0;
			e.say(() => `${e.label(t)} transforms for ${n} energy.`), lo(e, {
				for: M.transform,
				cost: n,
				card: t,
				onto: -1
			});
		}
	}, Bo = {
		do: "attack",
		says: "Attack",
		names: (e, t) => t === "" ? "the opponent" : e.label(Number(t.slice(1))),
		cite: w,
		of: "a warrior in your AO",
		at: () => "something that may be attacked",
		cards: (e) => Ha(e),
		targets: (e) => Mo(e),
		needs: [
			ko,
			{
				id: "rallied",
				cite: w,
				holds: (e, t) => !e.isExhausted(t),
				lacks: () => "it is exerted, and rallies at the end of your turn"
			},
			{
				id: "attack",
				cite: w,
				holds: (e, t) => Yi(e.card(t)) !== void 0 || void 0,
				lacks: () => "not known: its attack was never published"
			}
		],
		play: (e, t, n) => {
			e.exhaust(t), e.use(t), e.call("strike", {
				card: t,
				onto: n === "" ? -1 : Number(n.slice(1))
			}), e.tell("attacks", t);
		}
	};
}));
// lib/games/shoulder-of-orion/opposite/opposite.ts
function Ho(e, t) {
	let n = (e, n) => (t[e] ?? []).map(([e, t]) => ({
		label: e,
		count: t,
		from: n
	})), r = [...n("banner heroes", "heroes"), ...n("banner", "main")];
	return [
		{
			id: "patrol",
			name: "Banner Patrol, a practice deck with one hero",
			list: r.filter(({ label: e }) => !Go.includes(e))
		},
		{
			id: "banner",
			name: "Banner Charge, a practice deck with three heroes",
			level: "harder",
			list: r
		},
		{
			id: "twin",
			name: "your own deck",
			list: e.map(({ label: e, from: t }) => ({
				label: e,
				count: 1,
				from: t
			}))
		},
		{
			id: "garrison",
			name: "a garrison of warriors without heroes",
			level: "easier",
			list: n("garrison", "main")
		},
		Vt
	];
}
function Uo(e, t) {
	return Be(e, Ko) || Be(e, Fo) || t.canUse(e);
}
function Wo(e) {
	return {
		id: "block",
		name: "Block",
		cite: w,
		says: "Your warriors may exert to block, and what they cannot take goes through. A warrior that blocks stays exerted, so it does not attack in your next turn.",
		asks: (e) => {
			let { card: t = -1, onto: n = -1 } = e.args, r = n < 0 ? "you" : e.label(n);
			return `${e.label(t)} attacks ${r} for ${Zi(e, t)}. Choose the warriors that block, then let it strike. A warrior that blocks does not attack in your next turn.`;
		},
		about: (e) => [e.args.card ?? -1],
		isOpen: !0,
		passing: "Let it strike",
		run: Hi((t) => Da(t) >= 0 && Uo(t, e)),
		moves: [
			Ko,
			Fo,
			e.use
		]
	};
}
var Go, Ko, qo = t((() => {
	Ui(), cn(), b(), Ze(), T(), $a(), Vo(), j(), Go = ["Banneret Apollo", "Marshal Ilse Thorne"], x((e) => Ha(e).filter((t) => Be(e, Ko, t))), Ko = {
		do: "block",
		says: "Block with a warrior",
		cite: di,
		of: "a warrior in your AO",
		cards: (e) => Ha(e),
		needs: [{
			id: "blocking",
			cite: di,
			holds: (e, t) => e.token(t, k.blocking) === 0,
			lacks: () => "it blocks this attack already"
		}, ...Wa],
		play: (e, t) => {
			e.exhaust(t), e.setToken(t, k.blocked, e.token(t, k.blocked) + 1), e.setToken(t, k.blocking, 1), e.use(t), e.say(() => `${e.label(t)} blocks.`), e.tell("blocks", t);
		}
	}, x((e) => {
		let t = Da(e);
		if (t < 0 || e.get(O.denied) > 0 || (e.args.onto ?? -1) >= 0) return 0;
		let n = Zi(e, t);
		if (Fa(e, t, n)) return 0;
		let r = qa(e, D.ao).reduce((t, n) => t + Oa(e, n), 0);
		return Math.max(n - r - e.get(O.shield), 0);
	});
})), Jo, Yo = t((() => {
	Jo = [];
}));
// lib/core/text/pattern.ts
function Xo(e) {
	return e.toLowerCase().match(is) ?? [];
}
function Zo(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(is)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Qo(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = as.indexOf(e);
	return t < 0 ? void 0 : t;
}
function $o(e, t) {
	let n = Object.entries(t).map(([e, t]) => [Xo(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => es(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function es(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function ts(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(ns(a, t));
		return e;
	};
	return i();
}
function ns(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(rs)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function rs(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var is, as, N, os, P = t((() => {
	is = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, as = [
		"zero",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	], N = {
		name: "number",
		read: (e, t) => {
			let n = Qo(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, os = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = ts(e, t);
		}
		read(e, t) {
			return this.#n(this.#e, e, t).map(([e, t]) => [e, t]);
		}
		#n(e, t, n) {
			let [r, ...i] = e;
			return r ? this.#r(r, t, n).flatMap(([e, n]) => this.#n(i, t, n).map(([t, n]) => [{
				...e,
				...t
			}, n])) : [[{}, n]];
		}
		#r(e, t, n) {
			if (e.is === "words") return e.any.includes(t[n] ?? "") ? [[{}, n + 1]] : [];
			if (e.is === "slot") {
				let { name: r } = e;
				return this.#t[r].read(t, n).map(([e, t]) => [{ [r]: e }, t]);
			}
			return [...this.#n(e.nodes, t, n), [{}, n]];
		}
	};
}));
// lib/core/text/ability.ts
function ss(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function cs(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function F(e, t, n, r) {
	let i = new os(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function I(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var ls, L = t((() => {
	P(), ls = (e, t, n) => t === n;
}));
// lib/core/text/nouns.ts
function us(e) {
	return (t, n) => e(t, n).filter((e) => Ss(t, e));
}
function ds() {
	let e = (e, t, n) => F(e, t, {}, () => n);
	return {
		is: (t, n, r) => e(t, n, { is: r }),
		from: (t, n, r) => e(t, n, { from: r })
	};
}
function fs(e) {
	let t = ps(e.references), n = ps(e.adjectives), r = ps(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...ms(t, i, a).map(([e, t]) => [hs(e, i.slice(a, t)), t]), ..._s(i, a).flatMap(([t, o]) => vs(n, i, o).flatMap(([n, s]) => ms(r, i, s).flatMap(([r, s]) => ys(e, i, s).map(([s, c]) => {
			let l = gs(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...bs(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function ps(e) {
	return Object.entries(e).map(([e, t]) => [new os(e, {}), t]);
}
function ms(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function hs(e, t) {
	return {
		cards: e,
		test: (t, n, r) => e(t, r).includes(n),
		naming: {
			words: t,
			none: {
				before: "no card is “",
				words: t,
				after: "” now"
			}
		}
	};
}
function gs({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function _s(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Qo(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: xs
	} }, t + 3]), n === "up" && r === "to") {
		let e = Qo(i);
		e !== void 0 && s.push([{ choose: {
			least: 0,
			most: e
		} }, t + 3]);
	}
	return o !== void 0 && s.push([{ choose: {
		least: o,
		most: o
	} }, t + 1]), s;
}
function vs(e, t, n) {
	let r = ms(e, t, n).flatMap(([n, r]) => vs(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function ys(e, t, n) {
	let r = I(e.suffixes, t, n).flatMap(([n, r]) => ys(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function bs({ usually: e }, { choose: t, isOther: n }, r, i) {
	let a = [...r, ...i.flatMap((e) => "is" in e ? [e.is] : [])], o = i.flatMap((e) => "from" in e ? [e.from] : []).at(-1) ?? e, s = (e, t, r) => {
		if (n && t === r.self) return !1;
		for (let n of a) if (!n(e, t, r)) return !1;
		return !0;
	};
	return {
		cards: (e, t) => {
			let n = [];
			for (let r of o(e, t)) s(e, r, t) && n.push(r);
			return n;
		},
		test: s,
		...t ? { choose: t } : {}
	};
}
var xs, Ss, Cs, ws, Ts = t((() => {
	L(), P(), xs = 99, Ss = (e, t) => !e.isTheirs(t), Cs = (e, t) => e.isTheirs(t), ws = (e, t, n) => t !== n && Ss(e, t);
}));
// lib/core/text/ability-index.ts
function Es(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && Ds(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) Os(r, e.stat, {
			...e,
			card: a
		});
	}
	return {
		events: n,
		stats: r,
		uses: i,
		users: [...new Set(i.map(({ card: e }) => e))]
	};
}
function Ds(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === ls ? Os(i.own, t.card, t) : i.others.push(t);
}
function Os(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var ks = t((() => {
	L();
}));
// lib/core/text/numbers.ts
function As(e, t, n) {
	let { card: r, to: i, if: a, by: o } = t;
	if (n < 0 && e.isTheirs(r)) return;
	let s = e.turnTo(e.controllerOf(r)), c = {
		self: r,
		subject: n,
		it: n,
		before: -1,
		seen: 0
	}, l = i(e, n, c) && (!a || a(e, {
		...c,
		it: -1
	})) ? o(e, n, r) : void 0;
	return e.turnTo(s), l;
}
var js, Ms = t((() => {
	cn(), js = class {
		#e;
		sum;
		said;
		constructor(e, t) {
			let n = (e, { card: n, anywhere: r }) => r || t(e, n);
			this.#e = x((t) => e(t).filter((e) => n(t, e)), !0);
			let r = (e, t) => {
				let n = [];
				for (let r of this.#e(e, 0)) {
					let i = As(e, r, t);
					i !== void 0 && n.push(i);
				}
				return n;
			};
			this.said = x(r, !0), this.sum = x((e, t) => r(e, t).reduce((e, t) => e + t, 0), !0);
		}
		parts(e, t) {
			return this.#e(e, 0).map((n) => ({
				card: n.card,
				by: As(e, n, t) ?? 0
			})).filter(({ by: e }) => e !== 0);
		}
	};
}));
// lib/core/text/steps.ts
function Ns(e, t, n) {
	return [...Rs(e, t, n), [void 0, n]].flatMap(([n, r]) => Fs(e, t, r).map((e) => e.map((e) => cs(e, n))));
}
function Ps(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function Fs(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return I(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => ss(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = I(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => Is(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = Ls(t, a), d = u < 0 ? [] : Fs(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function Is(e, t) {
	let { with: n } = e;
	if (!n) return cs(e, t);
	let { words: r, holds: i } = t, a = (e, t) => n.cards(e, t).filter((n) => i(e, {
		...t,
		before: t.it,
		it: n
	}));
	return {
		...e,
		with: {
			...n,
			cards: a,
			unless: {
				words: r,
				all: n.cards
			}
		}
	};
}
function Ls(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function Rs({ conditions: e }, t, n) {
	return I(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var zs = t((() => {
	L();
}));
// lib/core/text/reading.ts
function Bs(e, t) {
	let n = [];
	for (let r of Tt(t.text)) {
		let i = n.at(-1)?.ability, a = Us(e, t, r), o = i && i.steps.length > 0 ? Vs(i, r, a) : void 0;
		if (o) {
			for (let [e, t] of n.entries()) t.ability === i && (n[e] = {
				...t,
				ability: o
			});
			n.push({
				sentence: r,
				ability: o
			});
			continue;
		}
		let s = Hs(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function Vs(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function Hs(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
	let s = [t];
	if (a) return {
		sentences: s,
		steps: [],
		standing: a
	};
	if (!i || i[0]?.ifDone) return;
	let c = o ? { isOnce: o } : {};
	return r ? {
		sentences: s,
		use: r,
		steps: i,
		standing: [],
		...c
	} : n && {
		sentences: s,
		moment: n,
		steps: i,
		standing: [],
		...c
	};
}
function Us(e, t, n) {
	let r = Xo(n);
	if (I(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Ys.some((e) => e.length === r.length && es(r, 0, e))) return { isOnce: !0 };
		let n = Xs.find((e) => es(r, 0, e));
		if (n) return {
			...Ks(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = Ks(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of I(e.conditions, r, 0)) {
		let a = Zs.includes(r[i] ?? ""), o = a || r[i] === "," ? Ks(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Ws(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Ws(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: Gs(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: Ps(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: Ps(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => cs(e, t))
	} : e;
}
function Gs(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function Ks(e, t, n, r) {
	let i = e.lasts(t) ? qs(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of Js(e, n, r)) {
		let [r] = Ns(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [ss(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of I(e.moments, n, r)) {
		let [r] = n[i] === "," ? Ns(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = es(n, r, Qs), [o] = Ns(e, n, a ? r + Qs.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function qs(e, t, n) {
	for (let [r, i] of I(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = I(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: Ps(a[0], e.if)
		}));
	}
}
function Js(e, t, n) {
	return I(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Zs.includes(i), o = (a || i === "," ? Js(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Ys, Xs, Zs, Qs, $s = t((() => {
	Et(), L(), P(), zs(), Ys = [Xo("use this only once per turn"), Xo("use this only once each turn")], Xs = [Xo("once per turn ,"), Xo("once each turn ,")], Zs = [
		":",
		"-",
		"—"
	], Qs = Xo("if you do ,");
}));
// lib/core/text/telling.ts
function ec(e, { sentences: t }, n, r) {
	return nc(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function tc(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return nc(t, i.words);
	if (!a) return `There is nothing to do that with: “${Zo(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${Zo(t, l)}${u}.`;
}
function nc(e, t) {
	let n = Zo(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function rc({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${Zo(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${Zo(e, t.words)}”.`;
}
var ic = t((() => {
	P();
}));
// lib/core/text/use-needs.ts
function ac({ isUsed: e, isActive: t }) {
	return [
		{
			id: "once",
			holds: (t, { card: n, has: r }) => !e(t, n, r),
			lacks: () => "it was used in this turn, and works once a turn"
		},
		{
			id: "active",
			holds: (e, { card: n }) => t(e, n),
			lacks: () => "its text does not count where and how it lies now"
		},
		{
			id: "condition",
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, cc(t)) ?? !0,
			lacks: (e, { has: t }) => `what its text asks for is not so now: “${t.sentences.join(" ")}”`
		},
		{
			id: "cost",
			holds: (e, { card: t, has: n }) => {
				for (let { can: r } of n.use?.costs ?? []) if (r && !r(e, t)) return !1;
				return !0;
			},
			lacks: (e, { card: t, has: n }) => {
				let r = (n.use?.costs ?? []).filter(({ can: n }) => n && !n(e, t)).flatMap(({ says: e = [] }) => e).join(" and ");
				return r === "" ? "its cost cannot be paid now" : `costs ${r}, which cannot be paid now`;
			}
		},
		{
			id: "objects",
			holds: oc,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function oc(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, cc(t)).length < o) return !1;
	}
	return !0;
}
function sc(e, t, n) {
	return e.map(({ id: e, holds: r, lacks: i }) => ({
		id: e,
		cite: t,
		holds: (e, t, i) => {
			let a = n(e, t, i);
			return a === void 0 || r(e, a);
		},
		lacks: (e, t, r) => {
			let a = n(e, t, r);
			return a ? i(e, a) : "";
		}
	}));
}
var cc, lc = t((() => {
	cc = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function uc(e, t) {
	return e.isTheirs(t) ? 1 : -1;
}
function dc(e, t) {
	return -uc(e, t);
}
function fc(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? hc, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!pc(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : gc;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += mc(e, t, s, c, i < a));
	}
	return o;
}
function pc(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function mc(e, t, n, r, i) {
	let [a, o] = [-Infinity, 0];
	for (let i of r) {
		let r = n.worth?.(e, i, {
			self: t,
			subject: t,
			it: i,
			before: -1,
			seen: 0
		}) ?? 1;
		r > a && (a = r), o += r;
	}
	return i || n.with?.choose ? a : o;
}
var hc, gc, _c = t((() => {
	hc = [], gc = [-1];
})), R, vc, yc = t((() => {
	jt(), cn(), ks(), Ms(), $s(), ic(), lc(), _c(), R = [], vc = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n = /* @__PURE__ */ new Map();
		#r;
		#i;
		#a;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#t = e.phase.id, this.#r = e.once, this.#i = ac({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: this.#e
			});
			let { moments: t, costs: n = [], conditions: r, effects: i, standings: a, restatements: o = [] } = e, s = [
				...t,
				...n,
				...r,
				...i,
				...a,
				...o
			];
			this.phrases = s.map(({ words: e, example: t }) => ({
				words: e,
				example: t
			})), this.read = At((t) => Bs(e, t)), this.abilities = At((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = At((e) => Es(e, this.abilities)), this.phase = this.#b(), this.use = this.#g(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#j(e)
			};
		}
		carriesOut(e, t) {
			let n = this.read(e).find((e) => e.sentence === t);
			return n?.ability !== void 0 && !n.ability.steps.some(({ isLeft: e }) => e);
		}
		isTimed(e) {
			let t = this.abilities(e);
			return t.length > 0 && t.every(({ steps: e, standing: t }) => e.length > 0 && t.length === 0);
		}
		tell(e, t, n, r) {
			let i = this.#u(e).events.get(t);
			if (!i) return;
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#s(e, t, r, n) && this.#c(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#o(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#s(e, n, t.has, n) && this.#o(e, t, n);
				for (let t of i.own.get(n) ?? R) this.#o(e, t, n);
			}
		}
		#o(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.controllerOf(t));
		}
		#s(e, t, { moment: n }, r) {
			return e.as(e.controllerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#c = (e, t) => e.as(e.controllerOf(t), () => this.#e(e, t));
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#c(e, n);
		}
		sum(e, t, n) {
			return this.#l(e, t)?.sum(e, n) ?? 0;
		}
		parts(e, t, n) {
			return this.#l(e, t)?.parts(e, n) ?? R;
		}
		said(e, t, n) {
			return this.#l(e, t)?.said(e, n) ?? R;
		}
		#l(e, t) {
			if (this.#u(e).stats.has(t)) return this.#n.has(t) || this.#n.set(t, new js((e) => this.#u(e).stats.get(t) ?? R, this.#c)), this.#n.get(t);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f = x((e) => this.#u(e).uses.filter(({ card: t }) => !e.isTheirs(t) && this.#e(e, t)));
		#p(e) {
			return this.#f(e).filter((t) => this.#i.every((n) => n.holds(e, t)));
		}
		canUse(e) {
			return this.#p(e).length > 0;
		}
		#m({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#h(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#m(e, r) === n);
		}
		#g() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#m(e, n));
				},
				needs: sc(this.#i, this.language.phase.cite, (e, t, n) => this.#h(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#m(e, n) === t)?.has.use?.costs ?? R).flatMap(({ says: e = R }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#h(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? R) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#p(e)) {
				let i = fc(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#m(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += fc(e, t, i));
			return r;
		}
		#_ = x((e) => {
			let { card: t = -1, at: n = 0, step: r = 0, subject: i = -1, it: a = -1, before: o = -1, seen: s = 0, place: c = 0 } = e.args, l = this.abilities(e.card(t))[n];
			return {
				run: {
					self: t,
					subject: i,
					it: a,
					before: o,
					seen: s,
					place: c
				},
				ability: l,
				step: l?.steps[r]
			};
		});
		#v(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t?.with?.choose) return R;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#y(e) {
			let { step: t } = this.#_(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#b() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#_(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#T(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#_(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${rc(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#v(e),
					play: (e, t) => this.#k(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#x(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#y(e),
				pass: (e) => this.#S(e)
			};
		}
		#x(e) {
			let { step: t, run: n } = this.#_(e);
			return t?.may !== !0 || t.with?.choose || e.args.agreed === 1 ? !1 : t.with === void 0 || t.with.cards(e, n).length > 0;
		}
		#S(e, t = (e.args.chosen ?? 0) > 0) {
			let { card: n = -1, at: r = 0, subject: i = -1, it: a = -1, before: o = -1 } = e.args, { seen: s = 0, place: c = 0, step: l = 0, done: u = 0 } = e.args;
			t && this.#r !== void 0 && this.abilities(e.card(n))[r]?.isOnce && e.setToken(n, this.#r, 1), e.running.args = {
				card: n,
				at: r,
				subject: i,
				it: a,
				before: o,
				seen: s,
				place: c,
				step: l + 1,
				done: u
			}, e.kept.others++;
		}
		#C(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#w(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#T(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#_(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#E(e, r, t, n)) this.#S(e);
				else if (this.#x(e)) return;
				else if (!t.with?.choose) this.#D(e, t, n);
				else if (!this.#O(e, t)) return;
			}
		}
		#E(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#w(e, n) ? pc(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => ec(e, t, n, r)), !1) : !1;
		}
		#D(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : gc;
			r.length === 0 && this.#A(e, t, n);
			for (let i of [...r]) this.#C(e, t, i, n);
			this.#S(e, r.length > 0);
		}
		#O(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#v(e) : R, [o] = a;
			if (o === void 0) i === 0 && this.#A(e, t, this.#_(e).run), this.#S(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#k(e, o);
			return !0;
		}
		#k(e, t) {
			let { step: n, run: r } = this.#_(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, e.kept.others++, n && this.#C(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#A(e, t, n) {
			let { ability: r } = this.#_(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => tc(e, r, t, n));
		}
		#j(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t) return;
			let r = this.#y(e);
			if (this.#x(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#v(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				(o > a || o === a && r < i) && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
})), bc, xc = t((() => {
	L(), P(), bc = class {
		#e;
		#t;
		#n;
		constructor(e, t) {
			this.#e = e.draw, this.#t = e.hand, this.#n = t;
		}
		drawCards(e, t) {
			let n = e.draw(this.#e, this.#t, t);
			return e.say(() => n === 1 ? "1 card is drawn." : `${n} cards are drawn.`), n > 0;
		}
		look(e, t) {
			let n = e.in(this.#e).slice(0, t);
			for (let t of n) e.see(t);
			e.note("seen", n.length);
			let r = this.#n;
			return n.length === 0 && r !== void 0 && e.say(() => r), n.length > 0;
		}
		toBottom(e, t, n = -1) {
			let r = e.in(this.#e).slice(0, Math.max(t, 0)).filter((e) => e !== n);
			for (let t of r) e.move(t, this.#e, "bottom");
			return r.length > 0;
		}
		seen = (e, { seen: t }) => e.in(this.#e).slice(0, t);
		draw(e, t, n) {
			let r = (e) => (t) => this.drawCards(t, e);
			return F(e, t, { n: N }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return F(e, t, { n: N }, ({ n: e }) => ({
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: i
				},
				does: n,
				...r(e)
			}));
		}
		lookAtTop(e, t, n = () => ({})) {
			let r = (e) => (t) => this.look(t, e);
			return F(e, t, { n: N }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		take(e, t, n, r = {}) {
			return [{
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: this.seen
				},
				does: (e, n, r) => {
					t(e, n, r), e.note("seen", r.seen - 1);
				},
				worth: n
			}, this.rest(r)];
		}
		rest(e = {}) {
			return {
				does: (e, t, { seen: n }) => this.toBottom(e, n),
				...e
			};
		}
	};
}));
// lib/games/shoulder-of-orion/texts/deeds.ts
function z(e, t) {
	let n = e.card(t), r = n.type === "hero" ? n.transform : n.cost;
	return (typeof r == "number" ? r : 0) + (Yi(n) ?? 0) + 1;
}
function Sc(e, t) {
	return Fc + z(e, t) / 100;
}
function B(e, t) {
	return e.isTheirs(t) ? z(e, t) / 10 : -z(e, t);
}
function Cc(e, t) {
	let n = e.isExhausted(t);
	return e.exhaust(t, !1), e.say(() => `${e.label(t)} is rallied${n ? "" : " already"}.`), n;
}
function wc(e, t) {
	let n = !e.isExhausted(t);
	return e.exhaust(t), e.say(() => `${e.label(t)} is exerted${n ? "" : " already"}.`), n;
}
function Tc(e, t, n) {
	let r = Ma(e, t, n);
	return e.say(() => `${e.label(t)} takes ${r} damage.`), r > 0;
}
function Ec(e, t, n) {
	let r = e.token(t, k.damage), i = Math.min(n, r);
	return e.setToken(t, k.damage, r - i), e.say(() => `${i} damage ${i === 1 ? "counter comes" : "counters come"} off ${e.label(t)}.`), i > 0;
}
function Dc(e, t) {
	let n = e.get(O.dummyLife);
	e.set(O.dummyLife, Math.max(n - t, 0));
	let r = e.get(O.dummyLife);
	return e.say(() => `${e.isPersons ? "The opponent loses" : "You lose"} ${t} life: ${r} left.`), n > 0 && t > 0;
}
function Oc(e, t) {
	return Rc.includes(e.zoneOf(t)) && e.card(t).type !== "hero";
}
function kc(e, t, { zone: n, where: r, says: i }) {
	let a = e.zoneOf(t);
	a === D.draw && e.note("seen", Math.max((e.args.seen ?? 0) - 1, 0));
	let o = !e.isHidden(t) && (a !== D.draw || e.isSeen(t) || n !== D.orbit);
	a === D.ao ? ma(e, t, n, r) : e.move(t, n, r), e.say(() => `${o || e.isUp(t) ? e.label(t) : "A card"} goes ${i}.`), n === D.cache && e.tell("cached", t);
}
function Ac(e, t, n) {
	let r = 0;
	for (; r < t && n.hasRoom(e) && e.count(D.draw) > 0; r++) kc(e, e.first(D.draw), n);
	return r === 0 && e.say(() => e.count(D.draw) === 0 ? "The deck is empty." : "Every Orbit slot is taken."), r > 0;
}
function jc(e, t) {
	let n = e.zoneOf(t);
	A.includes(n) ? ga(e, t) : kc(e, t, H.hand);
}
function Mc(e, t) {
	let n = V.look(e, t), r = e.in(D.draw).slice(0, t);
	return t === 1 && e.note("it", r[0] ?? -1), e.say(() => `On top of the deck: ${r.map((t) => e.known(t)).join(", ") || "nothing"}.`), n;
}
function Nc(e, t) {
	return e.in(t).slice(0, 1);
}
function Pc(e, t) {
	e.see(t), e.say(() => `On top of the deck: ${e.label(t)}.`);
}
var V, Fc, Ic, Lc, H, Rc, zc = t((() => {
	xc(), $a(), Ca(), j(), V = new bc(D), Fc = .8, Ic = (e) => e.count(D.orbit) < e.get(O.techLevel), Lc = () => !0, H = {
		cache: {
			says: "into the cache",
			zone: D.cache,
			hasRoom: Lc
		},
		orbit: {
			says: "into orbit",
			zone: D.orbit,
			hasRoom: Ic
		},
		top: {
			says: "on top of the deck",
			zone: D.draw,
			hasRoom: Lc
		},
		bottom: {
			says: "to the bottom of the deck",
			zone: D.draw,
			where: "bottom",
			hasRoom: Lc
		},
		hand: {
			says: "into the hand",
			zone: D.hand,
			hasRoom: Lc
		},
		discard: {
			says: "to the discard pile",
			zone: D.discard,
			hasRoom: Lc
		}
	}, Rc = [
		D.ao,
		D.hand,
		D.discard,
		D.draw,
		D.orbit
	];
}));
// lib/games/shoulder-of-orion/texts/nouns.ts
function Bc(e, { self: t, it: n, subject: r }) {
	if (n >= 0) return n;
	let i = e.hostOf(t);
	return i >= 0 ? i : r >= 0 ? r : t;
}
function Vc(e, t) {
	let { type: n, subfaction: r } = e.card(t);
	n === "warrior" ? (e.add(O.warriors, 1), r === "Tide" && e.add(O.tide, 1)) : n === "instant" ? e.add(O.instants, 1) : n === "attack-action" && e.add(O.attackActions, 1);
}
var U, Hc, Uc, Wc, Gc, Kc, qc, Jc, Yc, Xc, Zc, Qc, $c, W, G, el, tl = t((() => {
	L(), Ts(), P(), $a(), j(), zc(), U = (...e) => (t, n) => e.includes(t.card(n).type), Hc = (e) => (t, n) => {
		let { factions: r, subfaction: i } = t.card(n);
		return i === e || r?.includes(e) === !0;
	}, Uc = (...e) => (t, n) => {
		let r = t.card(n);
		return e.includes((r.type === "hero" ? r.frontline?.supertype : r.supertype) ?? "");
	}, Wc = [
		"Union",
		"Swarm",
		"Vault",
		"Chorus",
		"Generic"
	], Gc = [
		"Knights",
		"Engineers",
		"Tide",
		"Brood",
		"Wardens",
		"Brokers",
		"Seers",
		"Echoes",
		"Hybrid"
	], Kc = (e, t) => e.count(e.under(t)) > 0, qc = (e, t) => e.card(t).cost ?? NaN, {is: Jc, from: Yc} = ds(), Xc = (e, t, n) => F(e, t, { n: N }, ({ n: e }) => ({ is: (t, r) => n(t, r) <= e })), Zc = [
		Jc("you control", "Rally a warrior you control.", Ss),
		Jc("your opponent controls", "Exert a warrior your opponent controls.", Cs),
		Jc("that is|are not exerted", "Warriors you control that are not exerted have +1 health.", (e, t) => !e.isExhausted(t)),
		Jc("with an augment", "Warriors with an augment have +1 health.", Kc),
		Xc("with cost {n} or less", "Return a warrior with cost 3 or less to its owner's hand.", qc),
		F("with cost {n}", "Return up to two warriors with cost 1 from your discard pile to your hand.", { n: N }, ({ n: e }) => ({ is: (t, n) => qc(t, n) === e })),
		Jc("with lower cost", "Whenever a warrior you control is destroyed, you may return a warrior with lower cost from your discard pile to your hand.", (e, t, { subject: n }) => n >= 0 && qc(e, t) < qc(e, n)),
		Xc("with attack {n} or less", "Exert a warrior with attack 1 or less.", (e, t) => Xi(e, t) ?? 0),
		Xc("with health {n} or less", "Exert a warrior with health 2 or less.", (e, t) => ea(e, t) ?? 0),
		Jc("with tech tier one above your tech level", "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost.", (e, t) => e.card(t).tier === e.get(O.techLevel) + 1),
		Yc("from|in your hand", "Place a card from your hand into an empty Orbit slot.", (e) => e.in(D.hand)),
		Yc("from|in your discard pile", "Return a warrior from your discard pile to your hand.", (e, { self: t }) => e.in(D.discard).filter((e) => e !== t)),
		Yc("from|in your orbit", "Place a card from your Orbit into your hand.", (e) => e.in(D.orbit)),
		Yc("in your cache", "Draw a card for each card in your Cache.", (e) => e.in(D.cache)),
		Yc("from among them", "Look at the top four cards of your deck. You may put a warrior from among them into your hand.", V.seen)
	], Qc = (e, t) => [t.self], $c = Object.fromEntries([
		...[...Wc, ...Gc].map((e) => [e.toLowerCase(), Hc(e)]),
		...[
			"land",
			"air",
			"space"
		].map((e) => [e, Uc(e)]),
		["air or space", Uc("air", "space")],
		["other", (e, t, n) => t !== n.self],
		["your opponent's", Cs]
	]), W = fs({
		name: "cards",
		nouns: {
			"card(s)": () => !0,
			"warrior(s)": E,
			"fortification(s)": U("fortification"),
			"item(s)": U("item"),
			"aura(s)": U("aura"),
			"action(s)": U("action"),
			"instant(s)": U("instant"),
			"attack action(s)": U("attack-action"),
			"fortification(s) or item(s)": U("fortification", "item"),
			"warrior(s) or [a] fortification(s)": U("warrior", "hero", "fortification"),
			"action(s) or instant(s)": U("action", "instant"),
			"attack action(s) or instant(s)": U("attack-action", "instant")
		},
		adjectives: $c,
		suffixes: Zc,
		references: {
			"this warrior": Qc,
			"this fortification": Qc,
			"this item": Qc,
			it: (e, t) => [Bc(e, t)],
			they: (e) => Ha(e),
			"the augmented warrior": (e, t) => [e.hostOf(t.self)],
			"the top card of your deck": (e) => e.in(D.draw).slice(0, 1),
			"the attacking warrior": (e) => {
				let t = Da(e);
				return t >= 0 && E(e, t) ? [t] : [];
			}
		},
		usually: (e) => {
			let t = e.in(D["enemy-ao"]);
			return t.length === 0 ? e.in(D.ao) : [...e.in(D.ao), ...t];
		}
	}), G = {
		name: "changes",
		read: (e, t) => {
			let [n, r] = [e[t] ?? "", e[t + 1]];
			if (!/^[+-]\d{1,2}$/.test(n) || r !== "attack" && r !== "health") return [];
			let i = {
				stat: r,
				by: Number(n)
			};
			return [...(e[t + 2] === "and" ? G.read(e, t + 3) : []).map(([e, t]) => [[i, ...e], t]), [[i], t + 2]];
		}
	}, el = $o("kind", {
		warrior: {
			is: U("warrior"),
			counter: O.warriors
		},
		"tide warrior": {
			is: (e, t, n) => e.card(t).type === "warrior" && Hc("Tide")(e, t, n),
			counter: O.tide
		},
		instant: {
			is: U("instant"),
			counter: O.instants
		}
	});
}));
// lib/games/shoulder-of-orion/table/resolving.ts
function nl(e, { for: t = 0, card: n = -1, onto: r = -1 }) {
	t === M.tech ? (e.add(O.techLevel, 1), e.set(O.techCheaper, 0), e.say(() => `The Tech Level rises to ${e.get(O.techLevel)}.`)) : t === M.transform ? rl(e, n) : t === M.ability || t === M.exertion ? (t === M.exertion && e.exhaust(n), e.use(n), e.say(() => `${e.label(n)}: the cost is paid. Do by hand what the ability says.`)) : t === M.card && (il(e, n, r), e.sum("sacrifice", n) > 0 && e.call("sacrifice", { card: n }));
}
function rl(e, t) {
	e.zoneOf(t) === D.heroes ? cl(e, t) : (da(e, t), e.move(t, D.heroes), sa(e, t), e.say(() => `${e.label(t)} returns to the Hero Zone.`));
}
function il(e, t, n) {
	let { type: r, attack: i } = e.card(t);
	if (Vc(e, t), ll.includes(r)) {
		if (e.use(t), e.move(t, D.discard), r !== "attack-action") {
			e.call("resolve", { card: t }), Bi(e, "answer", "other-only", { card: t });
			return;
		}
		typeof i == "number" && e.call("strike", {
			card: t,
			onto: n
		});
	} else if (n >= 0) e.move(t, e.under(n)), e.say(() => `${e.label(t)} is attached to ${e.label(n)}.`), e.tell("attached", n);
	else {
		let n = e.zoneOf(t) === D.discard;
		cl(e, t), n && e.setToken(t, k.returned, 1);
	}
	e.tell("played", t);
}
function al(e) {
	return e.stack.findLast(({ phase: t, side: n, begun: r }) => t === "resolve" && n !== e.side && !r);
}
function ol(e) {
	let { card: t, denied: n } = al(e)?.args ?? {};
	return t === void 0 || n ? [] : [t];
}
function sl(e) {
	let t = al(e);
	t && e.note("denied", 1, t);
}
function cl(e, t) {
	e.move(t, D.ao);
	let n = E(e, t) && e.sum("enters-rallied", t) === 0;
	n && e.exhaust(t), e.use(t), e.say(() => `${e.label(t)} enters the AO${n ? " exerted" : ""}.`), e.tell("enters", t);
}
var ll, ul, dl, fl = t((() => {
	Ui(), T(), tl(), $a(), Ca(), bo(), j(), ll = [
		"action",
		"attack-action",
		"instant"
	], ul = {
		id: "resolve",
		name: "Resolution",
		cite: hi,
		says: "What is played does what it says, unless an Instant in answer leaves it without effect.",
		begin: (e, { card: t = -1, denied: n = 0 }) => {
			e.say(() => `${e.label(t)} ${n > 0 ? "has no effect" : "resolves"}.`), e.tell("played", t, n > 0);
		},
		moves: []
	}, dl = {
		id: "sacrifice",
		name: "Additional cost",
		cite: mi,
		says: "A card asks for a warrior of yours as an additional cost.",
		asks: (e) => `Choose the warrior that is destroyed for ${e.label(e.args.card ?? -1)}.`,
		about: (e) => [e.args.card ?? -1],
		begin: Hi((e) => Ha(e).length > 0),
		moves: [{
			do: "sacrifice",
			says: "Destroy a warrior as the cost",
			of: "a warrior of yours",
			cards: (e) => Ha(e),
			play: (e, t) => {
				e.leave(), e.say(() => `${e.label(t)} is destroyed as a cost.`), ha(e, t);
			}
		}],
		mayPass: () => !1
	};
}));
// lib/games/shoulder-of-orion/texts/effects.ts
function pl(e, t, n, r = 1) {
	for (let { stat: i, by: a } of n) {
		if (r === 0) {
			e.say(() => `There is none to count: the ${i} of ${e.label(t)} stays as it is this turn.`);
			continue;
		}
		let n = i === "attack" ? k.attackNow : k.healthNow;
		e.setToken(t, n, e.token(t, n) + a * r), e.say(() => `${e.label(t)} has ${a < 0 ? "" : "+"}${a * r} ${i} this turn.`);
	}
	return r > 0;
}
function ml(e, t) {
	return t === e.get(O.attacker) - 1 ? A.some((t) => qa(e, t).length > 0) : e.token(t, k.blocking) > 0;
}
function hl(e) {
	let [t] = e.in(D["enemy-ao"]).filter((t) => E(e, t) && !e.isExhausted(t)).sort((t, n) => (Xi(e, t) ?? 0) - (Xi(e, n) ?? 0));
	return t === void 0 ? [] : [t];
}
var K, q, J, gl, _l, vl, yl, bl, xl, Sl = t((() => {
	L(), P(), _c(), $a(), Ca(), bo(), Vo(), j(), zc(), tl(), K = (e, t, n) => ({
		with: e,
		does: t,
		worth: (t, r, i) => r >= 0 ? n(t, r, i) : e.cards(t, i).reduce((e, r) => e + n(t, r, i), 0)
	}), q = (e, t, n, r) => F(e, t, { cards: W }, (e) => K(e.cards, n, r)), J = (e, t = Infinity) => (n, r) => Math.min(e.cards(n, r).length, t), gl = (e, t) => e.isTheirs(t) || !e.isExhausted(t) ? -1 : E(e, t) && xo(e) ? Xi(e, t) ?? 0 : 0, _l = (e) => (t, n) => {
		let r = e.reduce((e, { by: t }) => e + t, 0);
		return (e.some(({ stat: e }) => e === "attack") ? !t.isExhausted(n) && xo(t) : ml(t, n)) ? r * dc(t, n) : 0;
	}, vl = [
		F("{cards} has|have {changes} this turn", "A warrior you control has +3 health this turn.", {
			cards: W,
			changes: G
		}, (e) => K(e.cards, (t, n) => pl(t, n, e.changes), _l(e.changes))),
		F("{cards} has|have {changes} this turn for each {others}", "When this warrior enters the AO, it has +1 attack this turn for each card in your Cache.", {
			cards: W,
			changes: G,
			others: W
		}, (e) => {
			let t = J(e.others);
			return K(e.cards, (n, r, i) => pl(n, r, e.changes, t(n, i)), _l(e.changes));
		}),
		q("{cards} deals no damage this turn", "A warrior deals no damage this turn.", (e, t) => {
			e.setToken(t, k.harmless, 1), e.say(() => `${e.label(t)} deals no damage this turn.`);
		}, B)
	], yl = [
		F("deal {n} damage to {cards}", "Deal 3 damage to a warrior or a fortification.", {
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => K(t, (t, n) => Tc(t, n, e), B)),
		F("{self} deals {n} damage to {cards}", "When this warrior enters the AO, this warrior deals 2 damage to a warrior your opponent controls.", {
			self: W,
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => K(t, (t, n) => Tc(t, n, e), B)),
		F("{self} deals {n} damage to {cards} unless they pay {m} energy", "Whenever your opponent attacks you or another fortification, this fortification deals 1 damage to the attacking warrior unless they pay 1 Energy.", {
			self: W,
			n: N,
			cards: W,
			m: N
		}, ({ n: e, cards: t, m: n }) => [K(t, (t, r, { self: i }) => {
			t.note("it", r), uo(t, n, i, Ta(t, r) > e ? 0 : z(t, r));
		}, B), {
			does: (t, n, { it: r, seen: i }) => i === 0 && Tc(t, r, e),
			ifDone: !0,
			worth: () => 0
		}]),
		F("deal damage to {cards} equal to the number of {others}", "Deal damage to a warrior equal to the number of warriors you control.", {
			cards: W,
			others: W
		}, (e) => {
			let t = J(e.others);
			return K(e.cards, (e, n, r) => Tc(e, n, t(e, r)), B);
		}),
		F("remove {n} damage counter(s) from {cards}", "Remove 2 damage counters from a warrior you control.", {
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => K(t, (t, n) => Ec(t, n, e), (t, n) => Math.min(t.token(n, k.damage), e) / 10)),
		q("remove all damage counters from {cards}", "Remove all damage counters from a warrior you control.", (e, t) => Ec(e, t, Infinity), (e, t) => e.token(t, k.damage) / 10),
		q("destroy {cards}", "Destroy a warrior your opponent controls.", (e, t) => ha(e, t) ? (e.say(() => `${e.label(t)} is destroyed.`), !0) : !1, B),
		F("your opponent loses {n} life", "Your opponent loses 1 life.", { n: N }, ({ n: e }) => ({
			does: (t) => Dc(t, e),
			worth: () => e
		}))
	], bl = [
		q("rally {cards}", "Rally a warrior you control.", Cc, gl),
		q("exert {cards}", "Exert a warrior your opponent controls with cost 2 or less.", wc, (e, t) => e.isExhausted(t) ? 0 : B(e, t)),
		q("exert {cards} at the end of the turn", "When this warrior blocks, exert the attacking warrior at the end of the turn.", wc, B),
		F("your opponent exerts one of their warriors", "When this warrior enters the AO, your opponent exerts one of their warriors.", {}, () => ({
			with: { cards: hl },
			does: wc,
			worth: () => 1
		})),
		q("return {cards} to your hand", "Return a warrior from your discard pile to your hand.", jc, (e, t) => e.zoneOf(t) === D.ao ? -z(e, t) : Sc(e, t)),
		q("return {cards} to its owner's hand", "Return a warrior to its owner's hand.", jc, B)
	], xl = [
		...vl,
		...yl,
		...bl
	];
}));
// lib/games/shoulder-of-orion/texts/pile-effects.ts
function Cl(e, t) {
	let n = (n, r) => t.hasRoom(n) ? e.cards(n, r).filter((e) => Oc(n, e)) : [], r = (e) => t.hasRoom(e) ? void 0 : Al;
	return K({
		...e,
		cards: n,
		why: r
	}, (e, n) => kc(e, n, t), kl(t));
}
function wl(e, t) {
	let { type: n } = e.card(t);
	return n !== "augment" && n !== "hero" && (n !== "attack-action" || xo(e));
}
function Tl(e) {
	let t = Zi(e, e.get(O.attacker) - 1);
	return t < e.get(O.life) ? t : 30;
}
var El, Dl, Ol, kl, Al, jl, Ml, Nl, Pl, Fl, Il, Ll, Rl, zl, Bl, Vl, Hl, Ul, Wl, Gl, Kl = t((() => {
	L(), P(), bo(), Vo(), fl(), j(), zc(), Sl(), tl(), El = $o("place", {
		"into your cache": H.cache,
		"into your cache instead of the discard pile": H.cache,
		"into an empty orbit slot": H.orbit,
		"face-down into an empty orbit slot": H.orbit,
		"on top of your deck": H.top,
		"on the bottom": H.bottom,
		"on the bottom of your deck": H.bottom,
		"into your hand": H.hand,
		"into your discard pile": H.discard
	}), Dl = .05, Ol = 4, kl = ({ zone: e, where: t }) => (n, r) => {
		let i = n.zoneOf(r);
		return e === D.hand || e === D.cache || e === D.orbit ? i === D.draw && !n.isSeen(r) ? Fc : i === D.hand || i === D.orbit ? -1 / z(n, r) : Sc(n, r) : t === "bottom" ? i === D.discard ? .1 : Ol - z(n, r) : 0;
	}, Al = "Every Orbit slot is taken.", jl = [{
		with: {
			choose: {
				least: 1,
				most: 1
			},
			cards: V.seen
		},
		aim: "for an empty Orbit slot",
		does: (e, t) => Ic(e) ? kc(e, t, H.orbit) : (e.say(() => `Every Orbit slot is taken: ${e.label(t)} stays on top of the deck.`), !1),
		worth: Sc
	}, {
		does: (e, t, { seen: n, it: r }) => V.toBottom(e, n, r),
		worth: () => 0
	}], Ml = { worth: () => 0 }, Nl = {
		with: {
			choose: {
				least: 1,
				most: 1
			},
			cards: V.seen
		},
		does: (e, t) => {
			e.move(t, D.draw), e.say(() => "The cards are put back on top of the deck.");
		},
		worth: z
	}, Pl = "Look at the top four cards of your deck. You may put a warrior from among them into your hand. Place the rest on the bottom of your deck.", Fl = [
		V.draw("draw {n} card(s)", "Draw a card.", (e) => ({ worth: () => Fc * e })),
		F("draw {n} card(s) for each {others}", "Draw a card for each fortification you control.", {
			n: N,
			others: W
		}, ({ n: e, others: t }) => ({ does: (n, r, i) => V.drawCards(n, e * J(t)(n, i)) })),
		F("draw {n} card(s) for each {others} , up to {most}", "Draw a card for each fortification you control, up to three.", {
			n: N,
			others: W,
			most: N
		}, ({ n: e, others: t, most: n }) => ({
			does: (r, i, a) => V.drawCards(r, e * J(t, n)(r, a)),
			worth: (e, r, i) => Fc * J(t, n)(e, i)
		})),
		F("each player draws {n} card(s)", "Each player draws a card.", { n: N }, ({ n: e }) => ({
			does: (t) => {
				let n = V.drawCards(t, e), r = t.draw(D["enemy-draw"], D["enemy-hand"], e);
				return t.say(() => `The other player draws ${r || "nothing"}.`), n;
			},
			worth: () => Fc * e
		})),
		F("look at the top {n} card(s) of your deck [first]", Pl, { n: N }, ({ n: e }) => ({
			does: (t) => Mc(t, e),
			worth: () => Dl
		})),
		F("look at the top card of your deck [first]", "Look at the top card of your deck.", {}, () => ({
			does: (e) => Mc(e, 1),
			worth: () => Dl
		})),
		F("look at the top card of any player's deck", "When this warrior enters the AO, look at the top card of any player's deck.", {}, () => ({
			with: {
				choose: {
					least: 1,
					most: 1
				},
				cards: (e, { self: t }) => [...Nc(e, D.draw).map(() => t), ...Nc(e, D["enemy-draw"])]
			},
			aim: "of the other deck, or this one for your own",
			does: (e, t, { self: n }) => Pc(e, t === n ? e.first(D.draw) : t),
			worth: (e, t, { self: n }) => t === n ? Dl : 0
		})),
		F("place the rest on the bottom [of your deck]", Pl, {}, () => V.rest(Ml)),
		F("put one into your hand and the rest on the bottom [of your deck]", "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom of your deck.", {}, () => V.take(1, (e, t) => kc(e, t, H.hand), Sc, Ml)),
		F("place one into an empty orbit slot and the other on the bottom [of your deck]", "Look at the top two cards of your deck. Place one into an empty Orbit slot and the other on the bottom of your deck.", {}, () => jl),
		F("place {which} back in any order", "Look at the top two cards of your deck. Place them back in any order.", { which: $o("them", {
			them: 0,
			"the rest": 0
		}) }, () => Nl)
	], Il = [
		F("place|put {cards} {where}", "When this warrior enters the AO, you may place a card from your hand into an empty Orbit slot.", {
			cards: W,
			where: El
		}, (e) => Cl(e.cards, e.where)),
		V.discard("discard {n} card(s)", "Draw two cards, then discard a card.", (e, t) => kc(e, t, H.discard), () => ({ worth: (e, t) => 1 / z(e, t) })),
		F("place the top {n} cards of your deck {where}", "Place the top two cards of your deck into your Cache.", {
			n: N,
			where: El
		}, ({ n: e, where: t }) => ({
			does: (n) => Ac(n, e, t),
			worth: () => Fc * e
		})),
		F("each player places the top {n} cards of their deck into their discard pile", "When this warrior attacks, each player places the top two cards of their deck into their discard pile.", { n: N }, ({ n: e }) => ({ does: (t) => {
			let n = Ac(t, e, H.discard), r = t.draw(D["enemy-draw"], D["enemy-discard"], e);
			return t.say(() => `The other player discards ${r || "nothing"} as well.`), n;
		} })),
		F("place up to {n} cards from your hand into empty orbit slots , then draw that many cards", "Place up to two cards from your hand into empty Orbit slots, then draw that many cards.", { n: N }, ({ n: e }) => [{
			with: {
				choose: {
					least: 0,
					most: e
				},
				cards: (e) => Ic(e) ? e.in(D.hand) : [],
				why: (e) => Ic(e) ? void 0 : Al
			},
			does: (e, t, n) => {
				kc(e, t, H.orbit), e.note("seen", n.seen + 1);
			},
			worth: z
		}, { does: (e, t, n) => V.drawCards(e, n.seen) }]),
		F("return any number of {cards} to your hand and draw a card for every two returned this way", "Return any number of warriors you control to your hand and draw a card for every two returned this way.", { cards: W }, (e) => [{
			with: {
				choose: {
					least: 0,
					most: 99
				},
				cards: e.cards.cards
			},
			does: (e, t, n) => {
				jc(e, t), e.note("seen", n.seen + 1);
			},
			worth: () => -1
		}, { does: (e, t, n) => V.drawCards(e, Math.floor(n.seen / 2)) }]),
		F("exchange {cards} with {others}", "You may exchange a card in your Orbit with a card from your hand.", {
			cards: W,
			others: W
		}, (e) => [{
			with: e.cards,
			does: () => {},
			worth: (e, t) => -z(e, t)
		}, {
			...K(e.others, Ll, Sc),
			ifDone: !0
		}])
	], Ll = (e, t, { before: n }) => {
		let [r, i] = [e.zoneOf(n), e.zoneOf(t)];
		e.move(n, i), e.move(t, r), e.say(() => `${e.label(n)} and ${e.label(t)} change places.`);
	}, Rl = (e, t = wl) => ({
		...e,
		cards: (n, r) => e.cards(n, r).filter((e) => wl(n, e) && t(n, e))
	}), zl = [
		F("play {cards} without paying its cost", "When this warrior enters the AO, you may play an Action or Instant from your hand without paying its cost.", { cards: W }, (e) => K(Rl(e.cards), (e, t) => il(e, t, -1), z)),
		F("play {cards} , paying its cost", "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost.", { cards: W }, (e) => K(Rl(e.cards, (e, t) => oo(e, so(e, t) ?? 99, t)), (e, t) => lo(e, {
			for: M.card,
			cost: so(e, t) ?? 0,
			card: t,
			onto: -1
		}), z)),
		F("your next increase of tech level this turn costs {n} less", "Your next increase of Tech Level this turn costs 1 less.", { n: N }, ({ n: e }) => ({ does: (t) => t.add(O.techCheaper, e) })),
		F("prevent all damage that fortifications you control would take this turn", "Prevent all damage that fortifications you control would take this turn.", {}, () => ({
			does: (e) => e.set(O.warded, 1),
			worth: () => 0
		})),
		F("prevent the next {n} damage that you or a fortification you control would take this turn", "Prevent the next 4 damage that you or a fortification you control would take this turn.", { n: N }, ({ n: e }) => ({
			does: (t) => t.add(O.shield, e),
			worth: (t) => Ki(t) ? e : 0
		}))
	], Bl = 4, Vl = (e, t) => t >= 0 && e.isKnownTo(e.side, t) ? z(e, t) : Fc, Hl = (e, t, n) => [{
		with: { cards: (t) => t.in(e) },
		does: (e, t) => {
			e.see(t), e.say(() => `${e.label(t)} is shown.`);
		},
		worth: Vl
	}, {
		with: {
			choose: {
				least: 1,
				most: 1
			},
			cards: (t) => t.in(e)
		},
		ifDone: !0,
		does: (e, r) => {
			n(e, r), e.see(r), e.say(() => `${e.label(r)} ${t}.`);
		},
		worth: Vl
	}], Ul = [
		F("look at the top card of your opponent's deck", "When this warrior enters the AO, look at the top card of your opponent's deck.", {}, () => ({
			with: {
				cards: (e) => Nc(e, D["enemy-draw"]),
				why: () => "The other player has no deck."
			},
			does: Pc,
			worth: () => 0
		})),
		F("look at your opponent's orbit and return one card there to its owner's hand", "If this attack is not blocked, you may look at your opponent's Orbit and return one card there to its owner's hand.", {}, () => Hl(D["enemy-orbit"], "returns to their hand", (e, t) => e.move(t, D["enemy-hand"]))),
		F("your opponent shows their hand , and you choose one card there that they place on the bottom of their deck", "Your opponent shows their hand, and you choose one card there that they place on the bottom of their deck.", {}, () => Hl(D["enemy-hand"], "goes to the bottom of their deck", (e, t) => e.move(t, D["enemy-draw"], "bottom"))),
		F("an action or instant that your opponent has played has no effect and goes to the discard pile", "An Action or Instant that your opponent has played has no effect and goes to the discard pile.", {}, () => ({
			with: { cards: ol },
			does: sl,
			worth: z
		})),
		F("your opponent pays {n} energy , or an attack action that they have played has no effect", "Your opponent pays 2 Energy, or an Attack Action that they have played has no effect.", { n: N }, ({ n: e }) => Wl(e))
	], Wl = (e) => [{
		does: (t, n, { self: r }) => (Ki(t) ? uo(t, e, r, Tl(t)) : t.say(() => "The other player has played no Attack Action."), Ki(t)),
		worth: (e) => Ki(e) ? Bl : 0
	}, {
		does: (e, t, { seen: n }) => e.set(O.denied, Math.max(e.get(O.denied), 1 - n)),
		ifDone: !0,
		worth: () => 0
	}], Gl = [
		...xl,
		...Fl,
		...Il,
		...zl,
		...Ul
	];
}));
// lib/games/shoulder-of-orion/texts/standings.ts
function ql(e, t, n) {
	return t.flatMap(({ stat: t, by: r }) => {
		let i = {
			stat: t,
			to: e,
			by: n === $l ? () => r : (e, t, i) => r * n(e, {
				self: i,
				subject: t,
				it: -1,
				before: -1,
				seen: 0
			}),
			about: r
		};
		return t === "health" && r < 0 ? [i, X("frail", Yl)] : [i];
	});
}
var Y, Jl, Yl, Xl, Zl, X, Ql, $l, Z, eu, tu, nu, ru, iu, au, ou, su, cu, lu, uu = t((() => {
	L(), Ts(), P(), $a(), j(), Sl(), tl(), Y = (e, t, { self: n }) => t === n, Jl = (e, t, { self: n }) => {
		let r = e.hostOf(n);
		return t === (r < 0 ? n : r);
	}, Yl = () => !0, Xl = (e, t) => A.includes(e.zoneOf(t)), Zl = (e, t) => (n, r, i) => e(n, r, i) && t(n, r, i), X = (e, t, n = 1) => ({
		stat: e,
		to: t,
		by: () => n
	}), Ql = (e, t = 1, n = Y) => ({
		...X(e, n, t),
		anywhere: !0
	}), $l = () => 1, Z = (e, t, ...n) => F(e, t, {}, () => n), eu = [
		F("it [also] has {changes}", "While this warrior has an augment, it has +2 attack.", { changes: G }, (e) => ql(Jl, e.changes, $l)),
		F("{cards} has|have {changes}", "Other Knights warriors you control have +1 attack.", {
			cards: W,
			changes: G
		}, (e) => ql(Zl(Xl, e.cards.test), e.changes, $l)),
		F("{cards} has|have {changes} for each {others}", "This warrior has +1 attack for each fortification you control.", {
			cards: W,
			changes: G,
			others: W
		}, (e) => ql(Zl(Xl, e.cards.test), e.changes, J(e.others))),
		F("{cards} has|have {changes} for each {others} , up to {most}", "This warrior has +1 attack for each fortification you control, up to two.", {
			cards: W,
			changes: G,
			others: W,
			most: N
		}, (e) => ql(Zl(Xl, e.cards.test), e.changes, J(e.others, e.most))),
		F("this attack has {changes} for each {others} , up to {most}", "This attack has +1 attack for each warrior you control, up to four.", {
			changes: G,
			others: W,
			most: N
		}, (e) => ql(Y, e.changes, J(e.others, e.most)).map((e) => ({
			...e,
			stat: "rider",
			anywhere: !0
		})))
	], tu = $o("supertype", {
		land: "land",
		air: "air",
		space: "space"
	}), nu = $o("whose attack", {
		"this attack": Y,
		"its attack": Jl,
		"this warrior": Y
	}), ru = [
		F("{whose} cannot be blocked by warriors with|having attack {n} or less", "This attack cannot be blocked by warriors with attack 1 or less.", {
			whose: nu,
			n: N
		}, ({ whose: e, n: t }) => Ql("evades-attack", t, e)),
		F("{whose} cannot be blocked by warriors with|having health {n} or less", "This attack cannot be blocked by warriors with health 2 or less.", {
			whose: nu,
			n: N
		}, ({ whose: e, n: t }) => Ql("evades-health", t, e)),
		F("{whose} cannot be blocked by {height} warriors", "This attack cannot be blocked by land warriors.", {
			whose: nu,
			height: tu
		}, ({ whose: e, height: t }) => Ql(Ga[t], 1, e)),
		F("{whose} may be blocked only by {one} or {other} warriors", "This warrior may be blocked only by air or space warriors.", {
			whose: nu,
			one: tu,
			other: tu
		}, ({ whose: e, one: t, other: n }) => [
			"land",
			"air",
			"space"
		].filter((e) => e !== t && e !== n).map((t) => X(Ga[t], e))),
		F("as an additional cost , destroy a warrior you control", "As an additional cost, destroy a warrior you control.", {}, () => Ql("sacrifice")),
		Z("this warrior may block while exerted", "This warrior may block while exerted.", X("blocks-exerted", Y)),
		Z("it may block a second attack each turn", "The augmented warrior has +3 health. It may block a second attack each turn.", X("blocks-again", Jl), X("blocks-exerted", (e, t, n) => Jl(e, t, n) && e.token(t, k.blocked) > 0)),
		Z("it is an air warrior", "The augmented warrior has +1 attack. It is an air warrior.", X("is-air", Jl)),
		F("damage from attack actions to this warrior is reduced by {n}", "Damage from attack actions to this warrior is reduced by 1.", { n: N }, ({ n: e }) => X("hardened", Y, e)),
		F("attack actions with attack {n} deal no damage to you", "Attack Actions with attack 1 deal no damage to you.", { n: N }, ({ n: e }) => X("shrugs", Yl, e)),
		Z("your opponent must choose this fortification as the target of an attack , if able", "Your opponent must choose this fortification as the target of an attack, if able.", X("lure", Y))
	], iu = (e, t) => e.zoneOf(t) === D.orbit, au = [
		F("{cards} [that] you play cost(s) {n} less", "Fortifications you play cost 1 less.", {
			cards: W,
			n: N
		}, (e) => X("cost", Zl(Ss, e.cards.test), -e.n)),
		F("cards you play from orbit cost {n} less", "Cards you play from Orbit cost 1 less.", { n: N }, ({ n: e }) => X("cost", iu, -e)),
		F("this warrior costs {n} less while played from orbit", "This warrior costs 1 less while played from Orbit.", { n: N }, ({ n: e }) => Ql("cost", -e, Zl(Y, iu))),
		F("the first {kind} you play each turn costs {n} less", "The first warrior you play each turn costs 1 less.", {
			kind: el,
			n: N
		}, ({ kind: e, n: t }) => X("cost", Zl(Ss, (t, n, r) => t.get(e.counter) === 0 && e.is(t, n, r)), -t)),
		F("augments you attach to this warrior cost {n} less", "Augments you attach to this warrior cost 1 less.", { n: N }, ({ n: e }) => X("augment-cost", Y, -e)),
		F("while paying for a card with cost {cost} or more , you may exert this item to add {n} to your energy pool", "While paying for a card with cost 4 or more, you may exert this item to add 1 to your Energy Pool.", {
			cost: N,
			n: N
		}, ({ cost: e, n: t }) => [X("mints-from", Y, e), X("mints", Y, t)]),
		Z("you may add cards to your cache and use your cache to pay in the same turn", "You may add cards to your Cache and use your Cache to pay in the same turn.", X("free-cache", Yl)),
		F("your maximum hand size is {n}", "Your maximum hand size is 10.", { n: N }, ({ n: e }) => X("hand-maximum", Yl, e))
	], ou = [
		F("{cards} enter(s) the AO rallied", "Warriors you control enter the AO rallied.", { cards: W }, (e) => X("enters-rallied", e.cards.test)),
		Z("you may play this warrior from your discard pile", "You may play this warrior from your discard pile.", Ql("from-discard")),
		Z("if you do , remove it from the game when it leaves the AO", "You may play this warrior from your discard pile. If you do, remove it from the game when it leaves the AO.", X("leaves-for-good", Y))
	], su = (e, t) => e.isTheirs(t) && e.card(t).type === "attack-action" && e.get(O["enemy-attackActions"]) === 0, cu = [
		F("if this attack damages a fortification , it deals {n} more damage to it", "If this attack damages a fortification, it deals 2 more damage to it.", { n: N }, ({ n: e }) => Ql("breaks", e)),
		F("this warrior deals {n} more damage to fortifications", "This warrior deals 1 more damage to fortifications.", { n: N }, ({ n: e }) => X("breaks", Y, e)),
		F("the first attack action your opponent plays each turn costs {n} more", "The first Attack Action your opponent plays each turn costs 1 more.", { n: N }, ({ n: e }) => X("cost", su, e)),
		Z("your opponent plays with the top card of their deck face-up", "Your opponent plays with the top card of their deck face-up.", X("bare", (e, t) => e.zoneOf(t) === D["enemy-draw"]))
	], lu = [
		...eu,
		...ru,
		...au,
		...ou,
		...cu
	];
})), du, Q, fu, pu, mu, hu, gu, _u, vu, yu, $, bu = t((() => {
	Qt(), L(), Ts(), P(), yc(), T(), Ca(), bo(), j(), zc(), tl(), Kl(), uu(), du = (e) => (t, n, r) => e(t, n, {
		self: r,
		subject: n,
		it: -1,
		before: -1,
		seen: 0
	}), Q = (e, t, n) => F(e, t, { cards: W }, (e) => ({
		event: n,
		of: e.cards.cards === Qc ? ls : du(e.cards.test)
	})), fu = ls, pu = (e, t, n, r) => F(e, t, {}, () => ({
		event: n,
		of: r
	})), mu = [
		Q("when|whenever {cards} enter(s) the AO", "When this warrior enters the AO, draw a card.", "enters"),
		Q("when|whenever {cards} is destroyed", "When this warrior is destroyed, draw a card.", "destroyed"),
		Q("when|whenever {cards} leaves the AO", "Whenever a warrior you control leaves the AO, your opponent loses 1 life.", "leaves"),
		Q("when|whenever {cards} is returned to your hand from the AO", "When this warrior is returned to your hand from the AO, you may place it into an empty Orbit slot.", "returned"),
		Q("when|whenever {cards} attacks", "When this warrior attacks, exert a warrior your opponent controls.", "attacks"),
		Q("when|whenever {cards} blocks", "When this warrior blocks, this warrior has +1 attack this turn.", "blocks"),
		Q("when|whenever {cards} damages your opponent", "When this warrior damages your opponent, place the top card of your deck into your Cache.", "damages"),
		F("whenever you play {cards}", "Whenever you play a warrior, your opponent loses 1 life.", { cards: W }, ({ cards: e }) => ({
			event: "played",
			of: (t, n, r) => Ss(t, n) && du(e.test)(t, n, r)
		})),
		Q("when|whenever you attach an augment to {cards}", "When you attach an augment to this warrior, draw a card. Use this only once per turn.", "attached"),
		pu("whenever you place a card into your|the cache", "Whenever you place a card into your Cache, draw a card.", "cached", ws),
		pu("at the beginning of your turn", "At the beginning of your turn, draw a card.", "turn-begins", Xt),
		pu("at the end of your turn", "At the end of your turn, draw a card.", "turn-ends", Xt),
		pu("if this attack is blocked", "If this attack is blocked, your opponent loses 2 life.", "blocked", fu),
		pu("if this attack is not blocked", "If this attack is not blocked, draw a card.", "unblocked", fu),
		pu("before blocks are declared", "Before blocks are declared, you may rally a warrior you control.", "played", fu),
		pu("whenever your opponent attacks you or another fortification", "Whenever your opponent attacks you or another fortification, draw a card.", "attacked", Cs)
	], hu = (e, t, n) => F(e, t, {}, () => (e, { self: t }) => e.zoneOf(t) === n), gu = [
		hu("backline", "Backline: Action, (E) - Draw a card.", D.heroes),
		hu("frontline", "Frontline: When this warrior enters the AO, draw a card.", D.ao),
		F("if|while you control {cards}", "While you control a fortification, this warrior has +2 health.", { cards: W }, ({ cards: e }) => (t, n) => us(e.cards)(t, n).length >= (e.choose?.least ?? 1)),
		F("if|while you control {n} or more {cards}", "This warrior has +1 attack while you control three or more warriors.", {
			n: N,
			cards: W
		}, ({ n: e, cards: t }) => (n, r) => us(t.cards)(n, r).length >= e),
		F("while you control both {one} and {other}", "This warrior has +1 health while you control both a Union warrior and a Swarm warrior.", {
			one: W,
			other: W
		}, ({ one: e, other: t }) => (n, r) => [e, t].every((e) => us(e.cards)(n, r).length > 0)),
		F("while your discard pile holds {n} or more cards", "Warriors you control have +1 attack while your discard pile holds five or more cards.", { n: N }, ({ n: e }) => (t) => t.count(D.discard) >= e),
		F("while this warrior has an augment", "While this warrior has an augment, it has +2 attack.", {}, () => (e, t) => Kc(e, t.self, t)),
		F("while this warrior is blocking", "Instants that you play cost 1 less while this warrior is blocking.", {}, () => (e, { self: t }) => e.token(t, k.blocking) > 0),
		F("if it is {cards}", "The augmented warrior has +2 attack. If it is a Knights warrior, it also has +1 health.", { cards: W }, ({ cards: e }) => (t, n) => e.test(t, Bc(t, n), n))
	], _u = [
		F("action", "Action, (E) - Draw a card.", {}, () => ({ can: (e) => e.isIn("play") && e.top.side === e.side })),
		F("instant", "Instant, (E) - Draw a card.", {}, () => ({})),
		F("({n})", "Action, (1), (E) - Draw a card.", { n: N }, ({ n: e }) => ({
			says: `${e} energy`,
			can: (t) => oo(t, e, -1),
			pay: (t, n) => lo(t, {
				for: M.text,
				cost: e,
				card: n,
				onto: -1
			}),
			worth: () => vu * e
		})),
		F("( E )", "Action, (E) - Draw a card.", {}, () => ({
			says: "exerting it",
			can: (e, t) => !e.isExhausted(t),
			pay: (e, t) => e.exhaust(t),
			worth: (e, t) => e.zoneOf(t) === D.ao && E(e, t) ? Xi(e, t) ?? 0 : 0
		})),
		F("destroy {cards}", "Action, (E), destroy a warrior you control - Draw a card.", { cards: W }, (e) => ({
			says: "destroying a warrior",
			step: {
				with: e.cards,
				does: (e, t) => {
					e.say(() => `${e.label(t)} is destroyed as a cost.`), ha(e, t);
				},
				worth: (e, t) => -z(e, t)
			}
		})),
		F("discard {n} card(s)", "Action, (E), discard a card - Draw a card.", { n: N }, ({ n: e }) => ({
			says: "discarding",
			step: {
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: (e) => e.in(D.hand)
				},
				does: (e, t) => {
					e.move(t, D.discard), e.say(() => `${e.label(t)} is discarded.`);
				},
				worth: (e, t) => -z(e, t) / 10
			}
		}))
	], vu = 1.5, yu = [
		"action",
		"attack-action",
		"instant"
	], $ = new vc({
		moments: mu,
		conditions: gu,
		costs: _u,
		effects: Gl,
		standings: lu,
		once: k.used,
		momentOf: ({ type: e }) => yu.includes(e) ? {
			event: "played",
			of: fu
		} : void 0,
		lasts: ({ type: e }) => e !== "action" && e !== "instant",
		phase: {
			id: "text",
			cite: hi
		},
		isActive: (e, t) => {
			let n = e.zoneOf(t);
			if (n === D.ao) return !0;
			if (n === D.heroes) return e.card(t).type === "hero";
			let r = e.hostOf(t);
			return r >= 0 && e.isInPlay(e.zoneOf(r));
		}
	});
})), xu, Su = t((() => {
	xu = [
		{
			id: "no-redraw",
			text: "The rules name no mulligan, so you keep the opening five. The house rule allows one redraw.",
			house: "redraw"
		},
		{
			id: "opponent",
			text: "Whoever is opposite plays a deck of its own by the same rules, as our autopilot plays. Alone, the opponent has 30 life and nothing else: no cards in play, no answers, no turn. Only an instant that speaks of what is played, as “an Action or Instant that your opponent has played”, is played in response to it."
		},
		{
			id: "decks-opposite",
			text: "The decks opposite are practice decks of ours, or a copy of yours without its sideboard. What they hold is not shown before it is played. They have no sideboard and do not redraw."
		},
		{
			id: "opponent-blocks",
			text: "The opponent blocks with one warrior at most: the one of the least health that survives and would not deal more in its own turn, else the one of the least health that destroys an attacking warrior worth as much. If the attack would leave it with 6 life or less, it blocks with the warrior of the most health. A text may keep some of its warriors from blocking."
		},
		{
			id: "supertypes",
			text: "The rules say that land, air and space decide who may block, but the text that we have lost its list. At this table neighbours block each other: land blocks land and air, air blocks all three, space blocks air and space. An attack that does not come from a warrior may be blocked by any. If a supertype is not known, it keeps nobody from blocking."
		},
		{
			id: "your-blockers",
			text: "You may block an attack with several warriors. Its damage goes to the one of the least health first, then to the next. They stay exerted until your own next rally."
		},
		{
			id: "choice-of-order",
			text: "The rules leave it to chance who chooses to go first or second. At this table it is always you. They also show the heroes before the sideboards are used; here you use yours first, not knowing who will be opposite."
		},
		{
			id: "nothing-opposite",
			text: "Alone, what a text says about an opponent’s warriors, hand, deck, Orbit or fortifications finds nothing there. If the opponent exerts one of its warriors, it is the ready one of the least attack."
		},
		{
			id: "instants-in-its-turn",
			text: "While the opponent attacks, you may play instants and use Instant abilities as often as you like, and block. Once blocks are declared, whoever attacks may do so, then the other side again, until one side plays nothing. The opponent’s turn is a turn of its own: your cache may be used in it, and what was paid goes to the bottom of your deck at its end, in its present order."
		},
		{
			id: "same-moment",
			text: "If several texts happen at the same moment, the one of the card that it is about comes first. The rules leave the order open."
		},
		{
			id: "being-played",
			text: "A card that is played lies in the discard pile while it does what it says, and does not find itself there."
		},
		{
			id: "this-turn",
			text: "What a text says of this turn is over in the cleanup of the turn, together with the damage."
		},
		{
			id: "no-empty-slot",
			text: "What a text places into an empty Orbit slot stays where it is if every slot is taken. Of cards that it looked at, you choose the one that stays on top."
		},
		{
			id: "lowest-hand-size",
			text: "If several texts give you a maximum hand size, the lowest holds."
		},
		{
			id: "costs-in-texts",
			text: "A text that goes by a cost means the one printed on the card, also where other texts change it. A hero has no cost, not even 0, and neither has a card whose cost is not published: such a text finds neither."
		},
		{
			id: "own-leaving",
			text: "A warrior that leaves the AO counts for its own text. “Whenever a warrior you control leaves the AO” is true of the warrior itself, “another warrior” is not. What it counted was true just before it left."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. Drawing from an empty deck, or exerting what is exerted already, does nothing."
		},
		{
			id: "paid-alike",
			text: "The Tech Level, a Transform cost and abilities are paid as cards are: with cards of the hand, or with the whole cache."
		},
		{
			id: "ability-costs",
			text: "What stands before the dash of an ability is paid: (2) is 2 energy, (E) exerts the card, and cards are chosen for the rest. Of a text that the table does not carry out, only energy and exertion are read. If a card’s text is not published, its ability may cost any energy that can be paid. An ability that is an Attack Action is not told apart: if you go first, leave it in the first turn."
		},
		{
			id: "backline-abilities",
			text: "A hero in the Hero Zone uses the abilities of its backline side, and in the AO those of its frontline side."
		},
		{
			id: "placeholder-heroes",
			text: "Nobody has published what the three heroes of the rulebook cost to transform, nor their frontline sides. At the table they use placeholder values, the medians of the practice heroes: transform cost 3, attack 2, health 4, land. These never decide whether a deck is legal."
		},
		{
			id: "as-often-as-paid",
			text: "You may raise the Tech Level and transform heroes as often in a turn as you can pay for it. There is no highest Tech Level."
		},
		{
			id: "cached-by-effect",
			text: "A card that an effect brings to the cache is not the one that you may cache in a turn, and does not keep you from using the cache."
		},
		{
			id: "warriors-attack",
			text: "A warrior attacks by exerting, whether or not its card names an attack, so each may attack while it is ready."
		},
		{
			id: "exhausted-heroes",
			text: "A hero that leaves the AO in any other way than for its Transform cost is exhausted, which is read as exerted: it rallies with the rest. An exerted hero may transform too."
		},
		{
			id: "asked-to-pay",
			text: "Whoever is to pay for what an opponent’s text asks pays as for a card, or pays nothing. What lies in the Energy Pool pays at once if it is enough, and who cannot pay all of it is not asked."
		},
		{
			id: "target-gone",
			text: "If the fortification that is attacked leaves before the damage, blockers take what they can, and the rest hits nothing."
		},
		{
			id: "both-at-0",
			text: "Who is first without life has lost. If both are at the same moment, the rules name no winner, and it is a draw."
		},
		{
			id: "energy-left-over",
			text: "Energy that is more than a cost stays in the pool until the cleanup of the turn."
		},
		{
			id: "first-cache",
			text: "The card with which the second player's cache begins was not added in a turn, so the cache may be used in the first one."
		},
		{
			id: "bottom-order",
			text: "Cards go under the deck one by one, each below the one before. A pass puts the rest of the Energy Stack there in its present order."
		},
		{
			id: "empty-deck",
			text: "Drawing from an empty deck gives nothing, and you do not lose."
		},
		{
			id: "no-health-left",
			text: "A warrior or fortification is destroyed as soon as its damage reaches its Health, also when it is the Health that falls."
		}
	];
}));
// lib/games/shoulder-of-orion/table/measures.ts
function Cu(e) {
	let t = 0;
	for (let n of e.in(D.ao)) E(e, n) && t++;
	return t;
}
var wu, Tu, Eu = t((() => {
	j(), wu = [
		{
			id: "damage",
			name: "Damage dealt",
			better: "more",
			at: (e) => 30 - e.get(O.dummyLife)
		},
		{
			id: "life",
			name: "Life left",
			better: "more",
			at: (e) => e.get(O.life)
		},
		{
			id: "lead",
			name: "Life ahead of the opponent",
			better: "more",
			isYardstick: !0,
			at: (e) => e.get(O.life) - e.get(O.dummyLife)
		},
		{
			id: "warriors",
			name: "Warriors in play",
			better: "more",
			at: Cu
		},
		{
			id: "tech",
			name: "Tech Level",
			better: "more",
			at: (e) => e.get(O.techLevel)
		},
		{
			id: "used",
			name: "Cards in the discard pile",
			better: "more",
			at: (e) => e.count(D.discard)
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(D.hand)
		}
	], Tu = [
		{
			says: "Two warriors by turn 1",
			measure: "warriors",
			least: 2,
			turn: 1
		},
		{
			says: "Two warriors by turn 2",
			measure: "warriors",
			least: 2,
			turn: 2
		},
		{
			says: "Three warriors by turn 3",
			measure: "warriors",
			least: 3,
			turn: 3
		},
		{
			says: "Tech Level 2 by turn 3",
			measure: "tech",
			least: 2,
			turn: 3
		},
		{
			says: "Tech Level 3 by turn 5",
			measure: "tech",
			least: 3,
			turn: 5
		},
		{
			says: "5 damage by turn 2",
			measure: "damage",
			least: 5,
			turn: 2
		},
		{
			says: "10 damage by turn 3",
			measure: "damage",
			least: 10,
			turn: 3
		},
		{
			says: "20 damage by turn 4",
			measure: "damage",
			least: 20,
			turn: 4
		},
		{
			says: "The 30th damage by turn 5",
			measure: "damage",
			least: 30,
			turn: 5
		},
		{
			says: "The 30th damage by turn 7",
			measure: "damage",
			least: 30,
			turn: 7
		},
		{
			says: "Ten life ahead by turn 4",
			measure: "lead",
			least: 10,
			turn: 4
		}
	];
})), Du, Ou = t((() => {
	Du = {
		redraw: {
			move: "redraw",
			says: "shuffle the whole hand back and draw five again",
			verb: "shuffle back",
			most: "all",
			house: "redraw"
		},
		questions: [
			{
				says: "Two warriors that cost 2 or less",
				asks: "2 of [t:warrior c<=2]",
				more: 1
			},
			{
				says: "Three cards that cost 2 or less",
				asks: "3 of [c<=2]",
				more: 0
			},
			{
				says: "A warrior and an attack action",
				asks: "1 of [t:warrior] and 1 of [t:attack-action]",
				more: 2
			},
			{
				says: "A card that costs 4 or more",
				asks: "1 of [c>=4]",
				more: 3
			}
		]
	};
}));
// lib/games/shoulder-of-orion/table/result.ts
function ku(e) {
	let t = e.get(O.dummyLife);
	return Mt(e.start) ? {
		name: "Life",
		own: e.get(O.life),
		theirs: t
	} : {
		name: "Damage dealt",
		own: 30 - t
	};
}
function Au(e) {
	if (e.turn === 0) return;
	let [t, n] = [e.get(O.life), e.get(O.dummyLife)];
	if (t <= 0 && n <= 0) return {
		how: "ended",
		says: `A draw in turn ${e.turn}: neither side has life left.`
	};
	if (n <= 0) {
		let n = Mt(e.start) ? `, with ${t} life left` : "";
		return {
			how: "won",
			says: `You won in turn ${e.turn}${n}.`
		};
	}
	if (t <= 0) return {
		how: "lost",
		says: `You lost in turn ${e.turn}. Your opponent has ${n} life left.`
	};
}
var ju = t((() => {
	b(), j();
}));
// lib/core/text/idle.ts
function Mu(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => Nu(t, n, e))) return "no target for its text: nothing will happen";
}
function Nu(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var Pu = t((() => {}));
// lib/games/shoulder-of-orion/table/ability-costs.ts
function Fu(e) {
	let t = [];
	for (let [, n = ""] of e.matchAll(Lu)) {
		let e = [...n.matchAll(/\((\d{1,2})\)/g)].map(([, e]) => Number(e)), r = /\(E\)/.test(n);
		if (e.length === 0 && !r) continue;
		let i = e.reduce((e, t) => e + t, 0);
		t.some((e) => e.energy === i && e.exerts === r) || t.push({
			energy: i,
			exerts: r
		});
	}
	return t;
}
function Iu(e, t) {
	let n = e.split(Ru);
	return n.length === 1 ? e : n.filter((e, r) => n[r - 1] === t).join(" ");
}
var Lu, Ru, zu = t((() => {
	Lu = /(?:^|[.:])([^.:]*?)\s[-–—]\s/g, Ru = /\b(Backline|Frontline):/;
}));
// lib/games/shoulder-of-orion/table/abilities.ts
function Bu(e) {
	let t = e.in(D.heroes).filter((t) => e.card(t).type === "hero");
	for (let n of e.in(D.ao)) t.push(n, ...e.in(e.under(n)));
	return t;
}
function Vu(e, t) {
	let { type: n, text: r } = e.card(t);
	if (r === null) return [];
	if (r !== void 0) {
		let r = Ku(e.card(t));
		if (r === "") return [];
		let i = e.zoneOf(t) === D.heroes ? "Backline" : "Frontline";
		return Fu(n === "hero" ? Iu(r, i) : r);
	}
	let i = no(e, -1), a = Array.from({ length: i }, (e, t) => t + 1);
	return [!1, !0].flatMap((e) => a.map((t) => ({
		energy: t,
		exerts: e
	})));
}
function Hu(e, t, { energy: n, exerts: r }) {
	return oo(e, n, -1) && !(r && e.isExhausted(t));
}
function Uu({ energy: e, exerts: t }) {
	return `${e}${t ? "E" : ""}`;
}
function Wu(e) {
	return [...e.energy > 0 ? [`${e.energy} energy`] : [], ...e.exerts ? ["exerting it"] : []].join(" and ");
}
function Gu(e, t) {
	let n = Vu(e, t), r = n.length === 1 && e.card(t).text !== void 0;
	return n.filter((n) => Hu(e, t, n)).map((e) => r ? "" : Uu(e));
}
var Ku, qu, Ju = t((() => {
	jt(), bu(), zu(), bo(), j(), Ku = At((e) => $.read(e).flatMap(({ sentence: e, ability: t }) => t ? [] : [e]).join(" ")), qu = {
		do: "ability",
		says: "Use an ability yourself",
		of: "a card of yours with an ability that is left to you and that you can pay for",
		at: () => "one of its abilities that you can pay for",
		cards: (e) => Bu(e).filter((t) => Gu(e, t).length > 0),
		targets: Gu,
		names: (e, t) => Wu({
			energy: Number.parseInt(t, 10),
			exerts: t.endsWith("E")
		}),
		play: (e, t, n) => {
			let r = Vu(e, t).find((e) => n === "" || Uu(e) === n);
			r && (e.say(() => `${e.label(t)}: an ability is used for ${Wu(r)}.`), lo(e, {
				for: r.exerts ? M.exertion : M.ability,
				cost: r.energy,
				card: t,
				onto: -1
			}));
		}
	};
}));
// lib/games/shoulder-of-orion/table/answering.ts
function Yu(e) {
	return (Fo.cards?.(e) ?? []).some((t) => Be(e, Fo, t) && Mu($, e, t, "played") === void 0) || $.canUse(e);
}
var Xu, Zu, Qu, $u = t((() => {
	Ui(), Ze(), Pu(), T(), bu(), Vo(), fl(), Xu = {
		...Fo,
		do: "answer",
		says: "Answer with an Instant",
		of: "an Instant that leaves what is played without effect",
		cards: (e) => (Fo.cards?.(e) ?? []).filter((t) => $.abilities(e.card(t)).some(({ steps: e }) => e.some(({ does: e }) => e === sl)))
	}, Zu = {
		id: "answer",
		name: "Answer",
		cite: gi,
		says: "An Action or Instant is played. An Instant in answer comes before it.",
		asks: (e) => `${e.label(e.args.card ?? -1)} is played. You may leave it without effect before it does what it says.`,
		about: (e) => [e.args.card ?? -1],
		passing: "Let it resolve",
		run: Hi((e) => ol(e).length > 0 && Be(e, Xu)),
		moves: [Xu]
	}, Qu = Vi({
		id: "instants",
		name: "Instants",
		cite: gi,
		says: "Blocks are declared. Instants may be played before the attack deals its damage.",
		about: (e) => [e.args.card ?? -1],
		isOpen: !0,
		passing: "Let it strike",
		moves: [Fo, $.use]
	}, "until-one-passes", Yu);
}));
// lib/games/shoulder-of-orion/book/access.ts
function ed(e) {
	return e.isMissing ? [] : e.choices([])[0] ?? [];
}
function td(e, t) {
	return t.every((t) => e.has(t));
}
var nd, rd, id, ad, od = t((() => {
	ye(), jt(), nd = "Hybrid", rd = class {
		unsure;
		#e;
		#t = /* @__PURE__ */ new Set();
		#n = /* @__PURE__ */ new Set();
		#r;
		constructor(e, t) {
			this.#e = t, this.unsure = e.filter((e) => e.factions.isMissing || e.subfaction.isMissing);
			let n = /* @__PURE__ */ new Map();
			for (let t of e) {
				for (let e of ed(t.factions)) this.#t.add(e);
				let [e] = t.subfaction.isMissing ? [] : t.subfaction.choices([]);
				typeof e == "string" && (e === "Hybrid" ? ed(t.factions).length > 0 && n.set(ed(t.factions).join("\n"), ed(t.factions)) : this.#n.add(e));
			}
			this.#r = [...n.values()];
		}
		opens({ type: e, factions: t, subfaction: n }, r) {
			let [i, a] = [n.isNone(), n.is(nd)];
			return i !== _.no && (i = i.and(t.asks((e) => this.#s(e, r)))), a !== _.no && (a = a.and(t.asks(this.#l))), e.is("hero").or(i).or(n.asks(this.#c)).or(a);
		}
		allows(e) {
			return e.type.is("hero") !== _.no || this.opens(e) === _.yes || this.#i(e) || this.#a(e) || this.#o(e);
		}
		#i({ subfaction: e, factions: t }) {
			return e.isNone() === _.no ? !1 : t.isMissing || t.asks((e) => this.#s(e)) === _.yes ? !0 : this.unsure.some((e) => e.factions.isMissing) && t.asks(id) === _.yes;
		}
		#a({ subfaction: e }) {
			return e.asks((e) => e !== "Hybrid") === _.no ? !1 : this.unsure.some((e) => e.subfaction.isMissing) ? !0 : e.isMissing && this.#n.size > 0;
		}
		#o({ subfaction: e, factions: t }) {
			return e.is("Hybrid") === _.no ? !1 : (t.isMissing ? this.#r.length > 0 : t.asks(this.#l) === _.yes) || this.unsure.some((e) => {
				if (e.subfaction.is("Hybrid") === _.no || t.asks(id) === _.no) return !1;
				if (e.factions.isMissing) return !0;
				let n = ed(e.factions);
				return n.length > 0 && t.asks((e) => td(ad(e), n)) !== _.no;
			});
		}
		has(e) {
			return this.#t.has(e);
		}
		#s(e, t) {
			let n = (e) => e === "Generic" || this.has(e) || t?.has(e) === !0;
			return e.some(n) && (!this.#e || e.every(n));
		}
		#c = (e) => e !== "Hybrid" && this.#n.has(e);
		#l = (e) => {
			let t = ad(e);
			return this.#r.some((e) => td(t, e));
		};
	}, id = (e) => e.length > 0, ad = At((e) => new Set(e));
}));
// lib/games/shoulder-of-orion/table/sideboarding.ts
function sd(e, t) {
	let n = /* @__PURE__ */ new Set();
	return e.in(t).toSorted((e, t) => e - t).filter((t) => !n.has(e.label(t)) && n.add(e.label(t)));
}
function cd(e, t) {
	return e.in(D.draw).filter((n) => e.label(n) === t).length;
}
var ld, ud, dd, fd = t((() => {
	ye(), cn(), b(), od(), T(), j(), ld = 3, ud = x((e) => {
		let { house: t } = e.start, n = Nt(e.start), r = ({ card: e, label: t }) => pe(e, {
			attributes: xi,
			kind: "type",
			label: t,
			set: ""
		}), i = n.filter(({ from: e }) => e === "heroes").map(r), a = new rd(i, !!t["all-factions"]), o = n.filter((e) => e.card.type !== "hero" && a.opens(r(e)) !== _.no);
		return new Set(o.map(({ label: e }) => e));
	}), dd = {
		do: "swap",
		says: "Switch with a card of the deck",
		isForPerson: !0,
		of: "a card of your sideboard that your heroes allow",
		at: () => "a card of your deck",
		cards: (e) => {
			let t = ud(e);
			return sd(e, D.sideboard).filter((n) => t.has(e.label(n)));
		},
		targets: (e) => sd(e, D.draw).map((e) => `#${e}`),
		needs: [{
			id: "other",
			cite: Qr,
			holds: (e, t, n) => e.label(t) !== e.label(Number(n.slice(1))),
			lacks: () => "both are the same card"
		}, {
			id: "copies",
			cite: Zr,
			holds: (e, t) => cd(e, e.label(t)) < ld,
			lacks: (e, t) => `the deck holds ${cd(e, e.label(t))} of it, and ${ld} are the most`
		}],
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.move(r, D.sideboard), e.move(t, D.draw), e.say(() => `${e.label(t)} comes into the deck for ${e.label(r)}.`);
		}
	};
}));
// lib/games/shoulder-of-orion/table/turn.ts
function pd(e, t) {
	let n = e.draw(D.draw, D.hand, t);
	e.say(() => n === 0 ? "The deck is empty: no card is drawn." : n === 1 ? "1 card is drawn." : `${n} cards are drawn.`);
}
function md(e) {
	for (let t of [D.heroes, D.ao]) for (let n of e.in(t)) {
		e.exhaust(n, !1);
		for (let t of e.in(e.under(n))) e.exhaust(t, !1);
	}
}
function hd(e) {
	for (let t of [...e.in(D.energy)]) e.move(t, D.draw, "bottom");
}
function gd(e, t) {
	let { type: n } = e.card(t);
	return n === "action" || n === "instant" ? Mu($, e, t, "played") : void 0;
}
var _d, vd, yd, bd, xd, Sd, Cd, wd, Td, Ed, Dd, Od = t((() => {
	Ui(), Qt(), Ze(), Pu(), T(), qo(), bu(), Ju(), $u(), $a(), bo(), Vo(), fl(), fd(), j(), _d = 5, vd = 3, yd = 7, bd = Yt(O.first, (e) => e === "first" ? "You go first: no attack actions in the first turn." : "You go second."), xd = {
		do: "redraw",
		says: "Shuffle the opening hand back and draw five again",
		key: "m",
		play: (e) => {
			for (let t of [...e.in(D.hand)]) e.move(t, D.draw);
			e.shuffle(D.draw), e.draw(D.draw, D.hand, _d), e.say(() => "The opening hand is redrawn, once."), e.leave();
		}
	}, Sd = [
		{
			id: "sideboarding",
			name: "Sideboarding",
			cite: $r,
			says: "Cards may be switched between deck and sideboard while the deck stays legal.",
			begin: (e) => {
				Jt(e, () => {
					e.set(O.life, 30), e.set(O.techLevel, 1), e.set(O.handSize, yd);
				}), e.count(D.sideboard) === 0 && e.leave();
			},
			moves: [dd]
		},
		{
			id: "order",
			name: "First or second",
			cite: ei,
			says: "Going first: no attack actions in the first turn. Going second: the top card of the deck begins in the cache.",
			moves: [bd],
			mayPass: () => !1
		},
		{
			id: "opening",
			name: "Opening hand",
			cite: ei,
			says: "Draw five. There is no mulligan. The house rule allows one redraw.",
			isForBoth: !0,
			begin: (e) => {
				e.shuffle(D.draw), pd(e, _d), e.start.house.redraw || e.leave();
			},
			moves: [xd]
		},
		{
			id: "first-cache",
			name: "Cache of the second player",
			cite: ei,
			says: "Who goes second puts the top card of the deck face up into the cache.",
			isForBoth: !0,
			begin: (e) => {
				e.get(O.first) > 0 || e.draw(D.draw, D.cache, 1) === 0 || e.say(() => `${e.label(e.first(D.cache))} begins in the cache.`);
			},
			moves: []
		}
	], Cd = {
		do: "bottom",
		says: "Put a card of the Energy Stack on the bottom of the deck",
		of: "a card of your Energy Stack",
		cards: (e) => e.in(D.energy),
		play: (e, t) => {
			e.move(t, D.draw, "bottom"), e.count(D.energy) < 2 && e.leave();
		}
	}, wd = {
		do: "bottom",
		says: "Put a card on the bottom of the deck",
		of: "a card in your hand",
		cards: (e) => e.in(D.hand),
		play: (e, t) => {
			e.move(t, D.draw, "bottom"), e.say(() => `${e.known(t)} goes to the bottom of the deck.`), Ji(e) === 0 && e.leave();
		}
	}, Td = [
		{
			id: "beginning",
			name: "Beginning",
			cite: ri,
			says: "Effects at the beginning of the turn resolve.",
			begin: (e) => {
				for (let t of [O.cached, O.spent]) Jt(e, () => e.set(t, 0));
				e.tell("turn-begins", -1);
			},
			moves: []
		},
		{
			id: "play",
			name: "Play step",
			cite: ii,
			says: "Play cards, use abilities, raise the Tech Level, transform, attack and orbit. Cache one card a turn.",
			moves: [
				{
					...Po,
					wastes: gd
				},
				Bo,
				$.use,
				zo,
				Ro,
				Io,
				Lo,
				qu
			]
		},
		{
			id: "rally",
			name: "End and rally",
			cite: si,
			says: "After the effects at the end of the turn all cards rally.",
			begin: (e) => e.tell("turn-ends", -1),
			moves: [],
			end: md
		},
		{
			id: "cleanup",
			name: "Cleanup",
			cite: ci,
			says: "Damage comes off warriors. The Energy Stack goes to the bottom of the deck in the order of your choice.",
			begin: (e) => {
				Jt(e, () => Ba(e)), e.as(Wt(e.side), () => hd(e));
				let t = e.count(D.energy);
				if (t < 2 && e.leave(), t === 0) return;
				let n = t === 1 ? "1 card of the Energy Stack goes" : `${t} cards of the Energy Stack go`;
				e.say(() => `${n} to the bottom of the deck.`);
			},
			moves: [Cd],
			end: hd
		},
		{
			id: "draw",
			name: "Draw",
			cite: li,
			says: "Draw three cards.",
			begin: (e) => pd(e, vd),
			moves: []
		},
		{
			id: "orbit",
			name: "Orbit",
			cite: oi,
			says: "A last chance to put cards into empty orbit slots: as many as the Tech Level.",
			run: Hi((e) => Be(e, Lo)),
			moves: [Lo]
		},
		{
			id: "hand",
			name: "Hand size",
			cite: ti,
			says: "Cards go to the bottom of the deck until seven are left in hand.",
			asks: (e) => {
				let t = Ji(e);
				return t === 0 ? "No card is over the maximum of the hand." : `Put ${t} more ${t === 1 ? "card" : "cards"} on the bottom of the deck: ${qi(e)} is the most.`;
			},
			begin: Hi((e) => Ji(e) > 0),
			moves: [wd],
			mayPass: (e) => Ji(e) === 0
		}
	], Ed = {
		do: "draw",
		says: "Draw a card",
		key: "d",
		play: (e) => {
			e.draw(D.draw, D.hand, 1), e.say(() => "A card is drawn for the one cached."), e.leave();
		}
	}, Dd = [
		mo(nl),
		$.phase,
		Ya,
		Xa,
		Wo($),
		dl,
		ul,
		Zu,
		Qu,
		{
			id: "cache-draw",
			name: "Draw for the cache",
			cite: ai,
			says: "Who caches a card may draw one.",
			moves: [Ed]
		}
	];
})), kd = /* @__PURE__ */ n({ goldfish: () => Ad }), Ad, jd = t((() => {
	qo(), Yo(), bu(), Su(), Ca(), Eu(), Ou(), ju(), j(), Od(), Ad = {
		texts: $,
		zones: na,
		counters: ra,
		tokens: aa,
		spent: {
			is: "exerted",
			again: "rallied",
			spend: "Exert",
			restore: "Rally"
		},
		begins: {
			main: "draw",
			heroes: "heroes",
			sideboard: "sideboard"
		},
		sides: {
			...ia,
			name: "The opponent"
		},
		alternates: !0,
		first: (e) => e.get(O.first) > 0 ? 0 : 1,
		opponents: Ho,
		setup: Sd,
		phases: Td,
		called: Dd,
		result: Au,
		score: ku,
		counts: (e, t) => ({
			attack: Xi(e, t),
			health: ea(e, t)
		}),
		measures: wu,
		plans: Tu,
		opening: Du,
		enforce: _a,
		forbids: ua,
		afterFreeMove: la,
		areas: oa,
		autopilot: Jo,
		lineNumbers: [
			1,
			2,
			4,
			5,
			6,
			7,
			8,
			9,
			10,
			11,
			12,
			13,
			25,
			26,
			14,
			15,
			16,
			17,
			18,
			19,
			20,
			21,
			27,
			22,
			23,
			24
		],
		readings: xu
	};
}));
T(), Si();
var Md = {
	id: "shoulder-of-orion",
	name: "Shoulder of Orion",
	about: "Two players, three heroes each: warriors, fortifications and cunning actions take the opponent's 30 life.",
	feels: "Every card is also fuel. Spend it now, or climb for the big turn?",
	rulebook: C,
	kind: "type",
	attributes: xi,
	sections: Ti,
	formats: [{
		id: "standard",
		name: "Standard",
		says: "Decks of 3 heroes and 40 cards, with a sideboard of up to 10."
	}],
	options: [],
	house: [{
		id: "all-factions",
		says: "A general card needs all its factions among the heroes' factions."
	}, {
		id: "redraw",
		says: "The opening five may be redrawn once."
	}],
	readings: Xr,
	rules: _i,
	layout: Ci,
	symbols: Ai,
	drawings: async () => (await Promise.resolve().then(() => (Ni(), ji))).drawings,
	intro: async () => (await Promise.resolve().then(() => (Ii(), Pi))).intro,
	terms: async () => (await Promise.resolve().then(() => (zi(), Li))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (jd(), kd))).goldfish
}, Nd = [];
Nd[1] = Md;
var Pd = qr(Nd, Md, {
	sets: [
		{
			game: "shoulder-of-orion",
			id: "soo-published",
			name: "Shoulder of Orion rules: named cards",
			official: !0,
			source: "Shoulder of Orion rules: the three heroes that its paragraphs on deck construction name.",
			cards: [
				{
					name: "Banneret Apollo",
					type: "hero",
					factions: ["Union"],
					subfaction: "Knights",
					sources: {
						type: "Deck construction: chosen as the first hero",
						factions: "Deck construction: named as a Union hero",
						subfaction: "Deck construction: listed as Union - Knights"
					}
				},
				{
					name: "The Child",
					type: "hero",
					factions: ["Swarm", "Union"],
					subfaction: "Hybrid",
					sources: {
						type: "Deck construction: chosen as the second hero",
						factions: "Deck construction: listed as Swarm/Union",
						subfaction: "Deck construction: listed as Swarm/Union - Hybrid"
					}
				},
				{
					name: "Aestus Lord",
					type: "hero",
					factions: ["Swarm"],
					subfaction: "Tide",
					sources: {
						type: "Deck construction: chosen as the final hero",
						factions: "Deck construction: listed as Swarm - Tide",
						subfaction: "Deck construction: listed as Swarm - Tide"
					}
				}
			]
		},
		{
			game: "shoulder-of-orion",
			id: "soo-stand-ins",
			name: "Placeholder values for the rulebook's heroes",
			official: !1,
			source: "Values chosen by Drydock so that the heroes named in the rules can transform at the table: the medians of the practice heroes. None of them is a fact, and nobody has published them.",
			cards: [
				{
					name: "Banneret Apollo",
					type: "hero",
					transform: 3,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					standIn: ["transform", "frontline"]
				},
				{
					name: "The Child",
					type: "hero",
					transform: 3,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					standIn: ["transform", "frontline"]
				},
				{
					name: "Aestus Lord",
					type: "hero",
					transform: 3,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					standIn: ["transform", "frontline"]
				}
			]
		},
		{
			game: "shoulder-of-orion",
			id: "soo-practice",
			name: "Practice: Shoulder of Orion",
			official: !1,
			practice: !0,
			source: "Cards invented by Drydock for practice with this game: unofficial, not published by anybody.",
			cards: [
				{
					name: "Marshal Ilse Thorne",
					type: "hero",
					factions: ["Union"],
					subfaction: "Knights",
					subtype: "Officer",
					transform: 3,
					frontline: {
						attack: 3,
						health: 4,
						supertype: "land"
					},
					text: "Backline: Action, (1), (E) - Rally a land warrior you control. Frontline: Other Knights warriors you control have +1 attack."
				},
				{
					name: "Foreman Okoro",
					type: "hero",
					factions: ["Union"],
					subfaction: "Engineers",
					subtype: "Mechanic",
					transform: 3,
					frontline: {
						attack: 2,
						health: 6,
						supertype: "land"
					},
					text: "Backline: Action, (E) - Remove 2 damage counters from a fortification you control. Frontline: Fortifications you control have +2 health."
				},
				{
					name: "Undertow Sibyl",
					type: "hero",
					factions: ["Swarm"],
					subfaction: "Tide",
					subtype: "Speaker",
					transform: 2,
					frontline: {
						attack: 2,
						health: 3,
						supertype: "air"
					},
					text: "Backline: Action, (1), (E) - Return a warrior you control to your hand. Frontline: The first Tide warrior you play each turn costs 1 less."
				},
				{
					name: "Mother Ketteral",
					type: "hero",
					factions: ["Swarm"],
					subfaction: "Brood",
					subtype: "Matriarch",
					transform: 4,
					frontline: {
						attack: 4,
						health: 5,
						supertype: "land"
					},
					text: "Backline: Action, (E), destroy a warrior you control - Draw a card. Frontline: Whenever another Brood warrior you control is destroyed, draw a card."
				},
				{
					name: "Keymaster Oduya",
					type: "hero",
					factions: ["Vault"],
					subfaction: "Wardens",
					subtype: "Guardian",
					transform: 3,
					frontline: {
						attack: 1,
						health: 7,
						supertype: "land"
					},
					text: "Backline: Instant, (1), (E) - A warrior you control has +2 health this turn. Frontline: This warrior may block while exerted."
				},
				{
					name: "Sable Quillon",
					type: "hero",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Merchant",
					transform: 2,
					frontline: {
						attack: 2,
						health: 3,
						supertype: "space"
					},
					text: "Backline: Action, (E) - Place the top card of your deck face-down into an empty Orbit slot. Frontline: Whenever you place a card into your Cache, draw a card."
				},
				{
					name: "Oracle Nemiah",
					type: "hero",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Mystic",
					transform: 2,
					frontline: {
						attack: 1,
						health: 4,
						supertype: "air"
					},
					text: "Backline: Action, (E) - Look at the top card of your deck. You may place it on the bottom. Frontline: The first Instant you play each turn costs 1 less."
				},
				{
					name: "The Hollow Voice",
					type: "hero",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Spirit",
					transform: 3,
					frontline: {
						attack: 3,
						health: 3,
						supertype: "space"
					},
					text: "Backline: Action, (2), (E) - Place an Action from your discard pile on top of your deck. Frontline: Warriors you control have +1 attack while your discard pile holds five or more cards."
				},
				{
					name: "Sergeant Vex Amari",
					type: "hero",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					subtype: "Outrider",
					transform: 2,
					frontline: {
						attack: 3,
						health: 3,
						supertype: "land"
					},
					text: "Backline: Action, (E) - A warrior you control has +1 attack this turn. Frontline: When this warrior enters the AO, you may rally another warrior you control."
				},
				{
					name: "Castellan Dray",
					type: "hero",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					subtype: "Architect",
					transform: 3,
					frontline: {
						attack: 2,
						health: 6,
						supertype: "land"
					},
					text: "Backline: Action, (1), (E) - Look at the top two cards of your deck. Place one into an empty Orbit slot and the other on the bottom. Frontline: Fortifications you play cost 1 less."
				},
				{
					name: "Chaplain Solace",
					type: "hero",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Chaplain",
					transform: 3,
					frontline: {
						attack: 2,
						health: 5,
						supertype: "air"
					},
					text: "Backline: Instant, (1), (E) - Remove all damage counters from a warrior you control. Frontline: Warriors with an augment have +1 health."
				},
				{
					name: "Auditor Mirexi",
					type: "hero",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					subtype: "Collector",
					transform: 2,
					frontline: {
						attack: 2,
						health: 4,
						supertype: "land"
					},
					text: "Backline: Action, (E), discard a card - Draw a card. Frontline: Whenever a warrior you control is destroyed, you may place it into your Cache instead of the discard pile."
				},
				{
					name: "Cantor of the Deep",
					type: "hero",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Singer",
					transform: 3,
					frontline: {
						attack: 3,
						health: 4,
						supertype: "air"
					},
					text: "Backline: Action, (2), (E) - Return a warrior from your discard pile to your hand. Frontline: Whenever a warrior you control leaves the AO, your opponent loses 1 life."
				},
				{
					name: "Archivist Penumbra",
					type: "hero",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Keeper",
					transform: 2,
					frontline: {
						attack: 1,
						health: 5,
						supertype: "space"
					},
					text: "Backline: Action, (E) - You may exchange a card in your Orbit with a card from your hand. Frontline: Cards you play from Orbit cost 1 less."
				},
				{
					name: "Border Rifles",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "land",
					subtype: "Infantry",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Shield Conscript",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "land",
					subtype: "Infantry",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: "This warrior may block while exerted."
				},
				{
					name: "Kestrel Pilot",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "air",
					subtype: "Aviator",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: null
				},
				{
					name: "Lancer Column",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "land",
					subtype: "Armor",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "When this warrior attacks, exert a warrior your opponent controls with cost 2 or less."
				},
				{
					name: "Picket Cruiser",
					type: "warrior",
					factions: ["Union"],
					subfaction: null,
					supertype: "space",
					subtype: "Ship",
					tier: 3,
					cost: 4,
					attack: 5,
					health: 6,
					text: "Fortifications you control have +1 health."
				},
				{
					name: "Volley Order",
					type: "attack-action",
					factions: ["Union"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 2,
					attack: 3,
					text: "This attack has +1 attack for each Union warrior you control that is not exerted, up to two."
				},
				{
					name: "Call to Muster",
					type: "action",
					factions: ["Union"],
					subfaction: null,
					subtype: "Order",
					tier: 1,
					cost: 1,
					text: "Look at the top four cards of your deck. You may put a warrior from among them into your hand. Place the rest on the bottom of your deck."
				},
				{
					name: "Close Ranks",
					type: "instant",
					factions: ["Union"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 1,
					text: "A warrior you control has +3 health this turn."
				},
				{
					name: "Regulation Plate",
					type: "augment",
					factions: ["Union"],
					subfaction: null,
					subtype: "Armor",
					tier: 2,
					cost: 1,
					text: "The augmented warrior has +1 attack and +2 health."
				},
				{
					name: "General Mobilization",
					type: "aura",
					factions: ["Union"],
					subfaction: null,
					subtype: "Doctrine",
					tier: 4,
					cost: 4,
					text: "Warriors you control enter the AO rallied."
				},
				{
					name: "Oathsworn Squire",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "While this warrior has an augment, it has +2 attack."
				},
				{
					name: "Gate Templar",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 1,
					cost: 3,
					attack: 3,
					health: 4,
					text: "Augments you attach to this warrior cost 1 less."
				},
				{
					name: "Silver Banner Rider",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 3,
					text: "When this warrior enters the AO, rally another Knights warrior you control."
				},
				{
					name: "Oathblade",
					type: "augment",
					factions: ["Union"],
					subfaction: "Knights",
					subtype: "Weapon",
					tier: 1,
					cost: 1,
					text: "The augmented warrior has +2 attack. If it is a Knights warrior, it also has +1 health."
				},
				{
					name: "Thundering Charge",
					type: "attack-action",
					factions: ["Union"],
					subfaction: "Knights",
					subtype: "Tactic",
					tier: 2,
					cost: 3,
					attack: 4,
					text: "If you control three or more Knights warriors, this attack cannot be blocked by warriors with health 2 or less."
				},
				{
					name: "Paragon of the Sixth Gate",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Knights",
					supertype: "land",
					subtype: "Knight",
					tier: 3,
					cost: 5,
					attack: 7,
					health: 7,
					text: "Damage from attack actions to this warrior is reduced by 1."
				},
				{
					name: "Rivet Crew",
					type: "warrior",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "land",
					subtype: "Mechanic",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "Action, (E) - Remove 1 damage counter from a fortification you control."
				},
				{
					name: "Prefab Bulwark",
					type: "fortification",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "land",
					subtype: "Wall",
					tier: 1,
					cost: 2,
					health: 6,
					text: "Your opponent must choose this fortification as the target of an attack, if able."
				},
				{
					name: "Salvage Crane",
					type: "item",
					factions: ["Union"],
					subfaction: "Engineers",
					subtype: "Tool",
					tier: 3,
					cost: 2,
					text: "Action, (1), (E) - Return a fortification or item from your discard pile to your hand."
				},
				{
					name: "Flak Terrace",
					type: "fortification",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "air",
					subtype: "Battery",
					tier: 2,
					cost: 3,
					health: 6,
					text: "Action, (1), (E) - This fortification deals 2 damage to a warrior your opponent controls."
				},
				{
					name: "Blueprint Review",
					type: "action",
					factions: ["Union"],
					subfaction: "Engineers",
					subtype: "Order",
					tier: 2,
					cost: 1,
					text: "Draw two cards, then place a card from your hand on the bottom of your deck."
				},
				{
					name: "Orbital Drydock",
					type: "fortification",
					factions: ["Union"],
					subfaction: "Engineers",
					supertype: "space",
					subtype: "Station",
					tier: 4,
					cost: 5,
					health: 11,
					text: "At the beginning of your turn, you may play a fortification or item with cost 3 or less from your hand without paying its cost."
				},
				{
					name: "Skitterling",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Drone",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Barbed Leaper",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Drone",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "This warrior has +1 attack while you control three or more warriors."
				},
				{
					name: "Gas Drifter",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "air",
					subtype: "Floater",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: null
				},
				{
					name: "Carapace Hulk",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Beast",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "Whenever another warrior you control is destroyed, this warrior has +1 attack this turn."
				},
				{
					name: "Void Leviathan",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: null,
					supertype: "space",
					subtype: "Beast",
					tier: 4,
					cost: 6,
					attack: 9,
					health: 8,
					text: "When this warrior attacks, each player places the top two cards of their deck into their discard pile."
				},
				{
					name: "Feeding Frenzy",
					type: "attack-action",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Instinct",
					tier: 1,
					cost: 1,
					attack: 1,
					text: "This attack has +1 attack for each warrior you control, up to four."
				},
				{
					name: "Split the Brood Sac",
					type: "action",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Instinct",
					tier: 2,
					cost: 2,
					text: "Return up to two warriors with cost 1 from your discard pile to your hand."
				},
				{
					name: "Shed Shell",
					type: "instant",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Instinct",
					tier: 1,
					cost: 1,
					text: "Return a warrior you control to your hand. Draw a card."
				},
				{
					name: "Spine Graft",
					type: "augment",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Mutation",
					tier: 1,
					cost: 1,
					text: "The augmented warrior has +2 attack and -1 health."
				},
				{
					name: "Migration Season",
					type: "aura",
					factions: ["Swarm"],
					subfaction: null,
					subtype: "Habitat",
					tier: 3,
					cost: 3,
					text: "The first warrior you play each turn costs 1 less."
				},
				{
					name: "Foam Runner",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "land",
					subtype: "Swimmer",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is returned to your hand from the AO, you may place it into an empty Orbit slot."
				},
				{
					name: "Ebb Lurker",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "land",
					subtype: "Swimmer",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "When this warrior enters the AO, you may return another warrior you control to your hand."
				},
				{
					name: "Riptide",
					type: "instant",
					factions: ["Swarm"],
					subfaction: "Tide",
					subtype: "Surge",
					tier: 1,
					cost: 2,
					text: "Return a warrior with cost 3 or less to its owner's hand."
				},
				{
					name: "Breaker Ray",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "air",
					subtype: "Flyer",
					tier: 2,
					cost: 3,
					attack: 5,
					health: 3,
					text: "This warrior may be blocked only by air or space warriors."
				},
				{
					name: "Spring Surge",
					type: "action",
					factions: ["Swarm"],
					subfaction: "Tide",
					subtype: "Surge",
					tier: 2,
					cost: 2,
					text: "Return any number of warriors you control to your hand and draw a card for every two returned this way."
				},
				{
					name: "Abyssal Matron",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Tide",
					supertype: "land",
					subtype: "Swimmer",
					tier: 3,
					cost: 4,
					attack: 5,
					health: 6,
					text: "When this warrior enters the AO, return a warrior your opponent controls to its owner's hand."
				},
				{
					name: "Egg Tender",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Nurse",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "When this warrior is destroyed, look at the top three cards of your deck. You may put a Brood card from among them into your hand. Place the rest on the bottom."
				},
				{
					name: "Hunger Grub",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Larva",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 1,
					text: "Action, destroy another warrior you control - This warrior has +2 attack and +2 health this turn."
				},
				{
					name: "Nest Reaver",
					type: "warrior",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Hunter",
					tier: 2,
					cost: 3,
					attack: 5,
					health: 3,
					text: null
				},
				{
					name: "Acid Bath",
					type: "attack-action",
					factions: ["Swarm"],
					subfaction: "Brood",
					subtype: "Instinct",
					tier: 2,
					cost: 2,
					attack: 3,
					text: "As an additional cost, destroy a warrior you control. This attack cannot be blocked by land warriors."
				},
				{
					name: "Breeding Pit",
					type: "fortification",
					factions: ["Swarm"],
					subfaction: "Brood",
					supertype: "land",
					subtype: "Nest",
					tier: 3,
					cost: 3,
					health: 8,
					text: "Action, (2), (E) - Return a warrior with cost 2 or less from your discard pile to your hand."
				},
				{
					name: "Endless Clutch",
					type: "aura",
					factions: ["Swarm"],
					subfaction: "Brood",
					subtype: "Habitat",
					tier: 4,
					cost: 3,
					text: "Whenever a warrior you control is destroyed, you may return a warrior with lower cost from your discard pile to your hand. Use this only once per turn."
				},
				{
					name: "Strongroom Guard",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: "When this warrior blocks, it has +1 attack this turn."
				},
				{
					name: "Debt Runner",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "air",
					subtype: "Courier",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Armored Teller",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 3,
					attack: 3,
					health: 4,
					text: "When this warrior enters the AO, you may place a card from your hand into an empty Orbit slot."
				},
				{
					name: "Bonded Escort",
					type: "warrior",
					factions: ["Vault"],
					subfaction: null,
					supertype: "space",
					subtype: "Ship",
					tier: 2,
					cost: 3,
					attack: 3,
					health: 5,
					text: null
				},
				{
					name: "Relay Depository",
					type: "fortification",
					factions: ["Vault"],
					subfaction: null,
					supertype: "space",
					subtype: "Bank",
					tier: 2,
					cost: 2,
					health: 6,
					text: "Action, (E) - Place a card from your Orbit into your hand."
				},
				{
					name: "Foreclosure",
					type: "attack-action",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 2,
					cost: 2,
					attack: 3,
					text: "If this attack damages a fortification, it deals 2 more damage to it."
				},
				{
					name: "Sealed Consignment",
					type: "action",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 1,
					cost: 1,
					text: "Place up to two cards from your hand into empty Orbit slots, then draw that many cards."
				},
				{
					name: "Denied Entry",
					type: "instant",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 2,
					cost: 2,
					text: "Your opponent pays 2 Energy, or an Attack Action that they have played has no effect."
				},
				{
					name: "Coin Engine",
					type: "item",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Machine",
					tier: 3,
					cost: 3,
					text: "While paying for a card with cost 4 or more, you may exert this item to add 1 to your Energy Pool."
				},
				{
					name: "Compound Interest",
					type: "aura",
					factions: ["Vault"],
					subfaction: null,
					subtype: "Contract",
					tier: 4,
					cost: 4,
					text: "You may add cards to your Cache and use your Cache to pay in the same turn."
				},
				{
					name: "Bastion Sentry",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "While you control a fortification, this warrior has +2 health."
				},
				{
					name: "Blast Door",
					type: "fortification",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "land",
					subtype: "Wall",
					tier: 1,
					cost: 1,
					health: 4,
					text: "Attack Actions with attack 1 deal no damage to you."
				},
				{
					name: "Warden's Seal",
					type: "augment",
					factions: ["Vault"],
					subfaction: "Wardens",
					subtype: "Armor",
					tier: 2,
					cost: 1,
					text: "The augmented warrior has +3 health. It may block a second attack each turn."
				},
				{
					name: "Lockdown Walker",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "land",
					subtype: "Armor",
					tier: 2,
					cost: 4,
					attack: 4,
					health: 6,
					text: "When this warrior blocks, exert the attacking warrior at the end of the turn."
				},
				{
					name: "Ward Grid",
					type: "instant",
					factions: ["Vault"],
					subfaction: "Wardens",
					subtype: "Protocol",
					tier: 2,
					cost: 2,
					text: "Prevent all damage that fortifications you control would take this turn."
				},
				{
					name: "The Deep Vault",
					type: "fortification",
					factions: ["Vault"],
					subfaction: "Wardens",
					supertype: "space",
					subtype: "Bank",
					tier: 4,
					cost: 5,
					health: 12,
					text: "Your maximum hand size is 10. At the end of your turn, draw a card."
				},
				{
					name: "Corridor Smuggler",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Brokers",
					supertype: "space",
					subtype: "Courier",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "This warrior costs 1 less while played from Orbit."
				},
				{
					name: "Hedge the Market",
					type: "action",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Deal",
					tier: 1,
					cost: 0,
					text: "Place two cards from your hand on the bottom of your deck, then draw two cards."
				},
				{
					name: "Futures Ledger",
					type: "item",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Tool",
					tier: 1,
					cost: 1,
					text: "Whenever you place a card into the Cache, you may look at the top card of your deck first."
				},
				{
					name: "Bounty Assessor",
					type: "warrior",
					factions: ["Vault"],
					subfaction: "Brokers",
					supertype: "land",
					subtype: "Agent",
					tier: 2,
					cost: 2,
					attack: 3,
					health: 3,
					text: "When this warrior damages your opponent, place the top card of your deck into your Cache."
				},
				{
					name: "Hostile Takeover",
					type: "attack-action",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Deal",
					tier: 3,
					cost: 3,
					attack: 5,
					text: "If this attack is not blocked, you may look at your opponent's Orbit and return one card there to its owner's hand."
				},
				{
					name: "Leveraged Buyout",
					type: "action",
					factions: ["Vault"],
					subfaction: "Brokers",
					subtype: "Deal",
					tier: 3,
					cost: 2,
					text: "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost."
				},
				{
					name: "Whisper Acolyte",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "land",
					subtype: "Disciple",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "When this warrior enters the AO, look at the top card of your deck."
				},
				{
					name: "Resonant Wisp",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "air",
					subtype: "Spirit",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: null
				},
				{
					name: "Choir Sentinel",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "land",
					subtype: "Disciple",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "Instants that you play cost 1 less while this warrior is blocking."
				},
				{
					name: "Storm of Faces",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: null,
					supertype: "air",
					subtype: "Spirit",
					tier: 3,
					cost: 4,
					attack: 6,
					health: 5,
					text: "When this warrior enters the AO, your opponent exerts one of their warriors."
				},
				{
					name: "Piercing Hymn",
					type: "attack-action",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Hymn",
					tier: 1,
					cost: 2,
					attack: 3,
					text: "This attack cannot be blocked by warriors with attack 1 or less."
				},
				{
					name: "Shared Dream",
					type: "action",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Rite",
					tier: 3,
					cost: 2,
					text: "Each player draws a card. Then draw a card for each aura you control, up to two."
				},
				{
					name: "Moment of Silence",
					type: "instant",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Rite",
					tier: 1,
					cost: 1,
					text: "A warrior deals no damage this turn."
				},
				{
					name: "Counterpoint",
					type: "instant",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Hymn",
					tier: 2,
					cost: 3,
					text: "An Action or Instant that your opponent has played has no effect and goes to the discard pile."
				},
				{
					name: "Harmonic Field",
					type: "aura",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Hymn",
					tier: 2,
					cost: 2,
					text: "Warriors your opponent controls with cost 1 have -1 attack."
				},
				{
					name: "Halo of Static",
					type: "augment",
					factions: ["Chorus"],
					subfaction: null,
					subtype: "Blessing",
					tier: 2,
					cost: 1,
					text: "The augmented warrior has +1 attack and +2 health. It is an air warrior."
				},
				{
					name: "Blindfold Augur",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Seers",
					supertype: "land",
					subtype: "Mystic",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: "Action, (E) - Look at the top card of your opponent's deck."
				},
				{
					name: "Read the Entrails",
					type: "action",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Vision",
					tier: 1,
					cost: 1,
					text: "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom of your deck."
				},
				{
					name: "Foreseen Strike",
					type: "instant",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Vision",
					tier: 2,
					cost: 2,
					text: "Prevent the next 4 damage that you or a fortification you control would take this turn."
				},
				{
					name: "Lens of the Spire",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Seers",
					supertype: "air",
					subtype: "Mystic",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "Your opponent plays with the top card of their deck face-up."
				},
				{
					name: "Written in Starlight",
					type: "aura",
					factions: ["Chorus"],
					subfaction: "Seers",
					subtype: "Vision",
					tier: 3,
					cost: 3,
					text: "At the beginning of your turn, look at the top two cards of your deck and place them back in any order."
				},
				{
					name: "Prophet Unending",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Seers",
					supertype: "space",
					subtype: "Mystic",
					tier: 4,
					cost: 6,
					attack: 8,
					health: 8,
					text: "When this warrior enters the AO, you may play an Action or Instant from your hand without paying its cost."
				},
				{
					name: "Afterimage",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Echoes",
					supertype: "air",
					subtype: "Spirit",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is destroyed, you may place it on the bottom of your deck."
				},
				{
					name: "Grave Chorister",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Echoes",
					supertype: "land",
					subtype: "Disciple",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "When this warrior enters the AO, place the top card of your deck into your discard pile."
				},
				{
					name: "Reverberation",
					type: "attack-action",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Hymn",
					tier: 2,
					cost: 2,
					attack: 2,
					text: "This attack has +1 attack for each Attack Action in your discard pile, up to four."
				},
				{
					name: "Encore",
					type: "action",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Hymn",
					tier: 2,
					cost: 1,
					text: "Return an Attack Action or Instant from your discard pile to your hand."
				},
				{
					name: "Lingering Note",
					type: "aura",
					factions: ["Chorus"],
					subfaction: "Echoes",
					subtype: "Hymn",
					tier: 2,
					cost: 2,
					text: "Whenever you play an Attack Action, your opponent loses 1 life."
				},
				{
					name: "Revenant Soloist",
					type: "warrior",
					factions: ["Chorus"],
					subfaction: "Echoes",
					supertype: "space",
					subtype: "Spirit",
					tier: 3,
					cost: 4,
					attack: 6,
					health: 5,
					text: "You may play this warrior from your discard pile. If you do, remove it from the game when it leaves the AO."
				},
				{
					name: "Hired Blaster",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Mercenary",
					tier: 1,
					cost: 1,
					attack: 1,
					health: 2,
					text: null
				},
				{
					name: "Free Trader",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "space",
					subtype: "Ship",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "When this warrior enters the AO, you may place the top card of your deck into your Cache."
				},
				{
					name: "Jetpack Scrapper",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "air",
					subtype: "Mercenary",
					tier: 1,
					cost: 3,
					attack: 4,
					health: 3,
					text: null
				},
				{
					name: "Siege Walker",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Armor",
					tier: 2,
					cost: 4,
					attack: 6,
					health: 4,
					text: "This warrior deals 1 more damage to fortifications."
				},
				{
					name: "Wandering Colossus",
					type: "warrior",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Beast",
					tier: 3,
					cost: 5,
					attack: 7,
					health: 6,
					text: null
				},
				{
					name: "Listening Post",
					type: "fortification",
					factions: ["Generic"],
					subfaction: null,
					supertype: "land",
					subtype: "Outpost",
					tier: 1,
					cost: 1,
					health: 4,
					text: "Action, (1), (E) - Look at the top card of any player's deck."
				},
				{
					name: "Ring Fortress",
					type: "fortification",
					factions: ["Generic"],
					subfaction: null,
					supertype: "space",
					subtype: "Station",
					tier: 4,
					cost: 4,
					health: 11,
					text: "Your opponent's space warriors have -1 attack."
				},
				{
					name: "Warning Shot",
					type: "attack-action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 1,
					attack: 2,
					text: null
				},
				{
					name: "Broadside",
					type: "attack-action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tactic",
					tier: 2,
					cost: 3,
					attack: 5,
					text: null
				},
				{
					name: "Field Research",
					type: "action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Order",
					tier: 1,
					cost: 1,
					text: "Your next increase of Tech Level this turn costs 1 less. Draw a card."
				},
				{
					name: "Scorched Approach",
					type: "action",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Order",
					tier: 2,
					cost: 3,
					text: "Deal 3 damage to a warrior or a fortification."
				},
				{
					name: "Emergency Thrusters",
					type: "instant",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tactic",
					tier: 1,
					cost: 1,
					text: "Rally a warrior you control."
				},
				{
					name: "Field Medkit",
					type: "item",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Tool",
					tier: 1,
					cost: 1,
					text: "Action, (1), (E) - Remove 2 damage counters from a warrior you control."
				},
				{
					name: "Targeting Visor",
					type: "augment",
					factions: ["Generic"],
					subfaction: null,
					subtype: "Weapon",
					tier: 2,
					cost: 2,
					text: "The augmented warrior has +2 attack. Its attack cannot be blocked by warriors with attack 1 or less."
				},
				{
					name: "Defector Pack",
					type: "warrior",
					factions: ["Union", "Swarm"],
					subfaction: null,
					supertype: "land",
					subtype: "Scout",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "This warrior has +1 health while you control both a Union warrior and a Swarm warrior."
				},
				{
					name: "Treaty Checkpoint",
					type: "fortification",
					factions: ["Union", "Vault"],
					subfaction: null,
					supertype: "land",
					subtype: "Wall",
					tier: 2,
					cost: 2,
					health: 6,
					text: "The first Attack Action your opponent plays each turn costs 1 more."
				},
				{
					name: "Song of Spores",
					type: "aura",
					factions: ["Swarm", "Chorus"],
					subfaction: null,
					subtype: "Rite",
					tier: 3,
					cost: 3,
					text: "Whenever you play a warrior, your opponent loses 1 life."
				},
				{
					name: "Sealed Prophecy",
					type: "instant",
					factions: ["Vault", "Chorus"],
					subfaction: null,
					subtype: "Vision",
					tier: 1,
					cost: 1,
					text: "Look at the top two cards of your deck. You may place a card from among them into an empty Orbit slot. Place the rest back in any order."
				},
				{
					name: "Chitin Dragoon",
					type: "warrior",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Knight",
					tier: 1,
					cost: 2,
					attack: 3,
					health: 2,
					text: "When this warrior enters the AO, another warrior you control has +1 attack this turn."
				},
				{
					name: "Combined Assault",
					type: "attack-action",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					subtype: "Tactic",
					tier: 2,
					cost: 3,
					attack: 4,
					text: "Before blocks are declared, you may rally a warrior you control."
				},
				{
					name: "Living Plate",
					type: "augment",
					factions: ["Union", "Swarm"],
					subfaction: "Hybrid",
					subtype: "Mutation",
					tier: 2,
					cost: 2,
					text: "The augmented warrior has +2 attack and +2 health."
				},
				{
					name: "Contract Garrison",
					type: "warrior",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Guard",
					tier: 1,
					cost: 2,
					attack: 1,
					health: 4,
					text: "This warrior has +1 attack for each fortification you control, up to two."
				},
				{
					name: "Toll Citadel",
					type: "fortification",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Wall",
					tier: 3,
					cost: 4,
					health: 9,
					text: "Whenever your opponent attacks you or another fortification, this fortification deals 1 damage to the attacking warrior unless they pay 1 Energy."
				},
				{
					name: "War Bonds",
					type: "action",
					factions: ["Union", "Vault"],
					subfaction: "Hybrid",
					subtype: "Contract",
					tier: 3,
					cost: 2,
					text: "Draw a card for each fortification you control, up to three."
				},
				{
					name: "Hymnal Templar",
					type: "warrior",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					supertype: "air",
					subtype: "Knight",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "When you attach an augment to this warrior, draw a card. Use this only once per turn."
				},
				{
					name: "Vigil of Bells",
					type: "aura",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Doctrine",
					tier: 2,
					cost: 3,
					text: "Warriors you control that are not exerted have +1 health and +1 attack."
				},
				{
					name: "Sanctified Volley",
					type: "instant",
					factions: ["Union", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Tactic",
					tier: 3,
					cost: 3,
					text: "Deal damage to a warrior equal to the number of warriors you control."
				},
				{
					name: "Vault Weevil",
					type: "warrior",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Larva",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is destroyed, you may place it into an empty Orbit slot."
				},
				{
					name: "Ambergris Cell",
					type: "item",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					subtype: "Machine",
					tier: 3,
					cost: 2,
					text: "Action, (E), destroy a warrior you control - Place the top two cards of your deck into your Cache."
				},
				{
					name: "Hoard Devourer",
					type: "warrior",
					factions: ["Swarm", "Vault"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Beast",
					tier: 4,
					cost: 5,
					attack: 7,
					health: 7,
					text: "When this warrior enters the AO, it has +1 attack this turn for each card in your Cache."
				},
				{
					name: "Keening Larva",
					type: "warrior",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					supertype: "land",
					subtype: "Larva",
					tier: 1,
					cost: 1,
					attack: 2,
					health: 1,
					text: "When this warrior is destroyed, your opponent loses 1 life."
				},
				{
					name: "Dirge Moth",
					type: "warrior",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					supertype: "air",
					subtype: "Flyer",
					tier: 2,
					cost: 3,
					attack: 4,
					health: 4,
					text: "When this warrior enters the AO, return a warrior with cost 1 from your discard pile to your hand."
				},
				{
					name: "Plague Chorale",
					type: "attack-action",
					factions: ["Swarm", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Hymn",
					tier: 3,
					cost: 4,
					attack: 5,
					text: "If this attack is blocked, your opponent loses 2 life."
				},
				{
					name: "Redacted Verse",
					type: "instant",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					subtype: "Vision",
					tier: 3,
					cost: 2,
					text: "Your opponent shows their hand, and you choose one card there that they place on the bottom of their deck."
				},
				{
					name: "Reliquary Drone",
					type: "warrior",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					supertype: "space",
					subtype: "Machine",
					tier: 1,
					cost: 2,
					attack: 2,
					health: 3,
					text: "Action, (1), (E) - Place a card from your discard pile into an empty Orbit slot."
				},
				{
					name: "Silent Archive",
					type: "fortification",
					factions: ["Vault", "Chorus"],
					subfaction: "Hybrid",
					supertype: "space",
					subtype: "Bank",
					tier: 3,
					cost: 4,
					health: 9,
					text: "At the end of your turn, look at the top card of your deck. You may place it into an empty Orbit slot."
				},
				{
					name: "Armistice Rally",
					type: "action",
					factions: [
						"Union",
						"Swarm",
						"Chorus"
					],
					subfaction: "Hybrid",
					subtype: "Rite",
					tier: 4,
					cost: 4,
					text: "Rally all warriors you control. They have +1 attack this turn."
				}
			]
		}
	],
	numbers: /* @__PURE__ */ "Banneret Apollo.The Child.Aestus Lord.Marshal Ilse Thorne.Foreman Okoro.Undertow Sibyl.Mother Ketteral.Keymaster Oduya.Sable Quillon.Oracle Nemiah.The Hollow Voice.Sergeant Vex Amari.Castellan Dray.Chaplain Solace.Auditor Mirexi.Cantor of the Deep.Archivist Penumbra.Border Rifles.Shield Conscript.Kestrel Pilot.Lancer Column.Picket Cruiser.Volley Order.Call to Muster.Close Ranks.Regulation Plate.General Mobilization.Oathsworn Squire.Gate Templar.Silver Banner Rider.Oathblade.Thundering Charge.Paragon of the Sixth Gate.Rivet Crew.Prefab Bulwark.Salvage Crane.Flak Terrace.Blueprint Review.Orbital Drydock.Skitterling.Barbed Leaper.Gas Drifter.Carapace Hulk.Void Leviathan.Feeding Frenzy.Split the Brood Sac.Shed Shell.Spine Graft.Migration Season.Foam Runner.Ebb Lurker.Riptide.Breaker Ray.Spring Surge.Abyssal Matron.Egg Tender.Hunger Grub.Nest Reaver.Acid Bath.Breeding Pit.Endless Clutch.Strongroom Guard.Debt Runner.Armored Teller.Bonded Escort.Relay Depository.Foreclosure.Sealed Consignment.Denied Entry.Coin Engine.Compound Interest.Bastion Sentry.Blast Door.Warden's Seal.Lockdown Walker.Ward Grid.The Deep Vault.Corridor Smuggler.Hedge the Market.Futures Ledger.Bounty Assessor.Hostile Takeover.Leveraged Buyout.Whisper Acolyte.Resonant Wisp.Choir Sentinel.Storm of Faces.Piercing Hymn.Shared Dream.Moment of Silence.Counterpoint.Harmonic Field.Halo of Static.Blindfold Augur.Read the Entrails.Foreseen Strike.Lens of the Spire.Written in Starlight.Prophet Unending.Afterimage.Grave Chorister.Reverberation.Encore.Lingering Note.Revenant Soloist.Hired Blaster.Free Trader.Jetpack Scrapper.Siege Walker.Wandering Colossus.Listening Post.Ring Fortress.Warning Shot.Broadside.Field Research.Scorched Approach.Emergency Thrusters.Field Medkit.Targeting Visor.Defector Pack.Treaty Checkpoint.Song of Spores.Sealed Prophecy.Chitin Dragoon.Combined Assault.Living Plate.Contract Garrison.Toll Citadel.War Bonds.Hymnal Templar.Vigil of Bells.Sanctified Volley.Vault Weevil.Ambergris Cell.Hoard Devourer.Keening Larva.Dirge Moth.Plague Chorale.Redacted Verse.Reliquary Drone.Silent Archive.Armistice Rally".split("."),
	piles: {
		"banner heroes": [
			["Banneret Apollo", 1],
			["Marshal Ilse Thorne", 1],
			["Sergeant Vex Amari", 1]
		],
		banner: [
			["Border Rifles", 3],
			["Oathsworn Squire", 3],
			["Kestrel Pilot", 3],
			["Chitin Dragoon", 3],
			["Defector Pack", 3],
			["Gate Templar", 3],
			["Silver Banner Rider", 3],
			["Lancer Column", 2],
			["Paragon of the Sixth Gate", 1],
			["Oathblade", 3],
			["Living Plate", 2],
			["Volley Order", 2],
			["Thundering Charge", 3],
			["Combined Assault", 2],
			["Close Ranks", 2],
			["Call to Muster", 2]
		],
		garrison: [
			["Hired Blaster", 6],
			["Kestrel Pilot", 6],
			["Bonded Escort", 6],
			["Nest Reaver", 6],
			["Jetpack Scrapper", 6],
			["Gas Drifter", 6],
			["Wandering Colossus", 4]
		]
	}
});
export { Pd as film };
